// jsdom paints nothing: what waits for it goes on at once, also in tests that hold the clock.
jest.mock('@/lib/browser/after-paint', () => ({ afterPaint: (callback: () => void) => callback() }));
