import { businessPhotoUrls } from './photos';

afterEach(() => jest.restoreAllMocks());

it('addresses of photos are public ones, below the base path', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/catering' });
  for (const url of businessPhotoUrls())
    expect(url).toMatch(/^http:\/\/localhost:3000\/catering\/images\/prepared\/[\w-]+\.jpg$/);
});
