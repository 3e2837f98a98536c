import { test as browserTest, expect } from '../support/test';
import { now } from './may-differ';

/** The test of `support/test.ts`, but at a fixed time, and page errors do not fail it: `texts.ts` compares them. */
export const test = browserTest.extend({
  // Before any script of the page runs, because this replaces the timers.
  context: async ({ context }, use) => {
    await context.clock.setFixedTime(now);
    await use(context);
  },
  expectedErrors: [/./],
});

export { expect };
