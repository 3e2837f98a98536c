import { test as browserTest, expect } from '../support/test';
import { now } from './may-differ';

/** The test of `support/test.ts`, for which an error of the page is a text to compare. */
export const test = browserTest.extend({
  // Before all scripts of the page: this replaces the timers.
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(now);
    await use(context);
  },
  expectedErrors: [/./],
});

export { expect };
