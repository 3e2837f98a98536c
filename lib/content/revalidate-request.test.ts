const REVALIDATE_SECRET = 'a-secret-of-the-tests-0123456789';

it.each([
  ['', { sources: ['menus', 'testimonials', 'facts'], accept: false }],
  ['{"sources":["menus"]}', { sources: ['menus'], accept: false }],
  ['{"sources":["menus"],"accept":true}', { sources: ['menus'], accept: true }],
])('a request with the body %j accepts slips only if it says so', async (body, revalidation) => {
  jest.replaceProperty(process, 'env', { ...process.env, REVALIDATE_SECRET });
  const { parseRevalidation } = await import('./revalidate-request');
  const headers = { authorization: `Bearer ${REVALIDATE_SECRET}` };
  const request = new Request('http://localhost/api/revalidate', { method: 'POST', headers, body });
  expect(await parseRevalidation(request)).toEqual(revalidation);
});
