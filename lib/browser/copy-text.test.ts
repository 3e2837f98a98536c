/** @jest-environment jsdom */
import { copyText } from './copy-text';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

function setUpClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

it('puts the text on the clipboard', async () => {
  const written: string[] = [];
  setUpClipboard(async (text) => {
    written.push(text);
  });
  expect(await copyText('*Fecha:* 03/12/2099\n')).toBe(true);
  expect(written).toEqual(['*Fecha:* 03/12/2099\n']);
});

it('is false where the browser denies the clipboard, or has none', async () => {
  expect(await copyText('x')).toBe(false);
  setUpClipboard(() => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')));
  expect(await copyText('x')).toBe(false);
});
