import { phoneText } from './phone';

describe('a phone number to read', () => {
  it.each([
    ['5491100000000', '+54 9 11 0000-0000'],
    ['5493415550000', '+54 9 3415550000'],
    ['5434155500', '+5434155500'],
    ['59899123456', '+59899123456'],
  ])('%s is %s', (phone, text) => expect(phoneText(phone)).toBe(text));
});
