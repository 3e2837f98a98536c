import { avatars } from './avatars';

it('a picture that cannot be fetched is said once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 500 }));
  const url = 'https://lh3.googleusercontent.com/a';
  await avatars.keep([url]);
  await avatars.keep([url]);
  expect(warn.mock.calls).toEqual([
    [`[content] reseñas, ${url}: se ven las iniciales: el servidor contestó con el error 500`],
  ]);
});
