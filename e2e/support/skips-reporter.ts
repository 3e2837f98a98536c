import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end of a run what was not tested, with the reason. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of a reporter
export default class SkipsReporter implements Reporter {
  private readonly lines: string[] = [];

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === 'skip') this.lines.push(`${test.parent.project()?.name}: ${test.title}: ${description}`);
  }

  onEnd(): void {
    if (this.lines.length > 0) console.log(`\nNot tested:\n${this.lines.sort().join('\n')}`);
  }
}
