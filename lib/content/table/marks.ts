/** Marks of Markdown, which chat assistants write: pairs of asterisks and backticks anywhere, other pairs around a whole line. */
const pairs = /(\*\*|`)(?=\S)([^*`\n]{1,300})\1/g;
const aroundLine = /^([*_]{1,2})(?=[^\s*_])([^*_\n]+)\1$/gm;
const link = /\[([^[\]\n]{1,300})\]\(https?:\/\/[^\s()]{1,500}\)/g;
const escaped = /\\([*_~`|$#.()[\]-])/g;

/** The address that Notion exports behind the name of another page. */
const notionAddress =
  /\s?\((?:https?:\/\/(?:www\.)?notion\.(?:so|site)\/[^\s()]*|[^\s()]*%20[\da-f]{32}\.md)\)/gi;

/** A text without the marks and addresses that programs put around words. */
export function withoutMarks(text: string): string {
  if (!/[*_`\\[(]/.test(text)) return text;
  return text
    .replace(link, '$1')
    .replace(notionAddress, '')
    .replace(pairs, '$2')
    .replace(aroundLine, '$2')
    .replace(escaped, '$1')
    .trim();
}
