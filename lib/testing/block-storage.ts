/** Makes storage throw on access, as in browsers that block cookies, until `jest.restoreAllMocks`. */
export function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}
