/** Makes storage throw on access, as in browsers that block cookies, until `jest.restoreAllMocks`. */
export function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Makes storage refuse what is written, because it is full, until `jest.restoreAllMocks`. */
export function fillStorage() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}
