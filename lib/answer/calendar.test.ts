import { childRate } from '@/lib/request/testing';
import type { Answer } from './answer';
import { calendarFile } from './calendar';
import { answerSum } from './sum';
import { answerToMessage, answerWith, business } from './testing';

const now = new Date('2026-11-25T15:00:00Z');

const fileOf = (answer: Answer) =>
  calendarFile(answer, answerSum(answer, childRate), { ...business, name: 'Fuego, Masa' }, now);

/** The lines of the file, unfolded. */
const lines = (answer: Answer) => fileOf(answer)?.text.replaceAll('\r\n ', '').split('\r\n') ?? [];

const idsOf = (answer: Answer) => lines(answer).filter((line) => line.startsWith('UID:'));

const request = (time: string) => `Hola, mi nombre es María y quiero cotizar un evento.

*Fecha:* 12/12/2026

*Hora:* ${time}

*Menu principal:*
- Asado criollo`;

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
  const clients = [request('12:00'), request('21:00')].map(answerToMessage);
  expect(new Set(clients.flatMap(idsOf)).size).toBe(2);
});

it('the event of an answer keeps its id when its request is read again', () => {
  const [first, again] = [request('21:00'), request('21:00')].map(answerToMessage).map(idsOf);
  expect(again).toEqual(first);
});

it('the file is named after the client with the day', () => {
  expect(fileOf({ ...answerWith({}), name: 'Ana/Luis: 15?' })?.name).toBe('Ana Luis 15 2026-12-12.ics');
});

it('the file has no line of more than 75 octets', () => {
  const octets = fileOf({ ...answerWith({}), name: '🎉'.repeat(300) })
    ?.text.split('\r\n')
    .map((line) => Buffer.byteLength(line));
  expect(Math.max(...(octets ?? []))).toBeLessThanOrEqual(75);
});

it('half a surrogate pair is replaced in the file', () => {
  expect(lines({ ...answerWith({}), name: 'Ana \uD83C', notes: '\uDF55' })).toContain(
    'SUMMARY:Evento de Ana \uFFFD',
  );
});

it('there is no file without a day', () => {
  expect(fileOf(answerWith({ date: '' }))).toBeUndefined();
});
