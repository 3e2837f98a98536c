import { parseConfig } from '../site/parse-config';
import { createOwnRefresh } from './own-refresh';

const secret = 'a-secret-of-the-tests-0123456789';

let refresh: ReturnType<typeof createOwnRefresh>;
let fetched: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  refresh = createOwnRefresh(parseConfig({ PORT: '8080', REVALIDATE_SECRET: secret }), '/catering');
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(async () => {
  await jest.runAllTimersAsync();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('sends this server a request for the source, which other instances are not notified of', async () => {
  refresh('menus');
  expect(fetched.mock.calls).toEqual([
    [
      'http://127.0.0.1:8080/catering/api/revalidate',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: '{"sources":["menus"],"notifyPeers":false}',
      },
    ],
  ]);
});

it('sends two requests for a thousand calls at one time', async () => {
  for (let call = 0; call < 1_000; call += 1) refresh('menus');
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('sends at most two requests a second however often it is called', async () => {
  for (let hundredths = 0; hundredths < 1_000; hundredths += 1) {
    refresh('menus');
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(21);
});

it('sends the second request after the response to the first one, for that may have been rendered before the edit', async () => {
  let respond = () => {};
  fetched.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = () => resolve(Response.json({}));
      }),
  );
  refresh('menus');
  refresh('menus');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  respond();
  await jest.runAllTimersAsync();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not have one source wait for the other', () => {
  fetched.mockImplementationOnce(() => new Promise(() => undefined));
  refresh('menus');
  refresh('testimonials');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each<[what: string, fail: () => Promise<Response>, reason: string]>([
  ['a status', async () => new Response(null, { status: 500 }), 'Error: status 500'],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'TypeError: fetch failed'],
])('logs a failure and works again afterwards: %s', async (_what, fail, reason) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockImplementationOnce(fail);
  refresh('menus');
  await jest.runAllTimersAsync();
  expect(consoleError.mock.calls).toEqual([
    [`[redis] what another instance refreshed was not refreshed here: ${reason}`],
  ]);
  refresh('menus');
  expect(fetched).toHaveBeenCalledTimes(2);
});
