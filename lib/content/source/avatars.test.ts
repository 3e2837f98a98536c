import { avatars } from './avatars';

it('pictures that cannot be fetched are reported once, as is the end of it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const log = jest.spyOn(console, 'log').mockImplementation();
  const fetch = jest.spyOn(globalThis, 'fetch');
  const urls = ['https://lh3.googleusercontent.com/a', 'https://lh3.googleusercontent.com/b'];
  fetch.mockImplementation(async () => new Response('', { status: 500 }));
  await avatars.keep(urls);
  await avatars.keep(urls);
  expect(error.mock.calls).toEqual([
    [
      `[content] reseñas: se ve la foto de siempre en lugar de ${urls[0]}: el servidor contestó con el error 500, y 1 más`,
    ],
  ]);
  fetch.mockImplementation(async () => new Response(Buffer.from('\xff\xd8\xff', 'latin1')));
  await avatars.keep(urls);
  await avatars.keep(urls);
  expect(log.mock.calls).toEqual([['[content] reseñas: todas las fotos se traen otra vez']]);
});
