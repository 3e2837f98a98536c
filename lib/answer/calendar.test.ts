import { childRate } from '@/lib/request/testing';
import type { Answer } from './answer';
import { calendarFile } from './calendar';
import { answerSum } from './sum';
import { answerToMessage, answerWith, business } from './testing';

const now = new Date('2026-11-25T15:00:00Z');

const fileOf = (answer: Answer) =>
  calendarFile(answer, answerSum(answer, childRate), { ...business, name: 'Fuego, Masa' }, now);

/** The lines of the file, unfolded. */
const lines = (answer: Answer) => fileOf(answer).replaceAll('\r\n ', '').split('\r\n');

const idsOf = (answer: Answer) => lines(answer).filter((line) => line.startsWith('UID:'));

it('the event of an answer starts at its hour in Buenos Aires', () => {
  expect(lines(answerWith({}))).toEqual(
    expect.arrayContaining(['DTSTART:20261213T000000Z', 'DTEND:20261213T050000Z', 'SUMMARY:Evento de Ana']),
  );
});

it('the event of an answer describes the whole offer', () => {
  const answer = { ...answerWith({ comments: '' }), phone: '+54 9 341 555-0000' };
  expect(lines(answer)).toContainEqual(
    expect.stringMatching(
      /^DESCRIPTION:WhatsApp: \+54 9 341 555-0000\\nFecha: .*\\nInvitados: 40\\n.*\\n- Asado criollo: \$24\.900\\n.*\\nTotal: \$1\.316\.000.*\\nSeña: \$658\.000/,
    ),
  );
});

it.each(['', '25:00'])('the event of an answer lasts the whole day if its hour is "%s"', (time) => {
  expect(lines(answerWith({ time }))).toContain('DTSTART;VALUE=DATE:20261212');
});

it('the event of an answer gets no property from a draft of another origin', () => {
  const answer = { ...answerWith({}), id: 'a\r\nATTACH:https://elsewhere.example' };
  expect(lines(answer)).not.toContainEqual(expect.stringMatching(/^ATTACH/));
});

it('the event of an answer escapes the special characters of calendar files', () => {
  expect(lines(answerWith({ area: 'Bv. Oroño 12; piso 3, timbre\\2' }))).toContain(
    'LOCATION:Bv. Oroño 12\\; piso 3\\, timbre\\\\2',
  );
});

it('the event of an answer has another id for a namesake on the same day', () => {
  const [first = '', second] = ['2026-11-25T15:00:00Z', '2026-11-25T15:01:00Z'].flatMap((begun) =>
    idsOf(answerToMessage(answerWith({}).message, new Date(begun))),
  );
  expect(second).not.toBe(first);
});

it('the event of an answer keeps its id when the answer changes', () => {
  const answer = answerWith({});
  expect(idsOf({ ...answer, guests: '60' })).toEqual(idsOf(answer));
});

it('the file has no line of more than 75 octets', () => {
  const octets = fileOf({ ...answerWith({}), name: '🎉'.repeat(300) })
    .split('\r\n')
    .map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
});

it('half a surrogate pair is replaced in the file', () => {
  expect(lines({ ...answerWith({}), name: 'Ana \uD83C', notes: '\uDF55' })).toContain(
    'SUMMARY:Evento de Ana \uFFFD',
  );
});
