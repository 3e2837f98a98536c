const lastLines = new Map<string, string>();

/** Prints a line on a subject, such as a source, unless it is the last one on it. An empty line is not printed. */
export function logChange(subject: string, line: string, print: (line: string) => void = console.warn): void {
  if (line && line !== lastLines.get(subject)) print(`[content] ${subject}: ${line}`);
  lastLines.set(subject, line);
}
