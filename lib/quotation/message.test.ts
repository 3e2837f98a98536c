import fc from 'fast-check';
import { quotationMessage } from './message';
import type { QuotationRequest } from './request';

const empty: QuotationRequest = { name: '', date: '', entrada: [], menu: [], postre: [], bebida: [] };

const nameIn = (message: string) =>
  /^Hola, mi nombre es (.*) y quiero cotizar un evento\.\n\n/.exec(message)?.[1];

describe('the message', () => {
  it('holds everything that a visitor has filled in', () => {
    const message = quotationMessage({
      name: 'Ana Paula',
      date: '2027-03-12',
      entrada: ['Tabla de fiambres'],
      menu: ['Pizza libre clásica', 'Asado criollo'],
      postre: ['Flan con dulce de leche', 'Panqueques'],
      bebida: ['Gaseosas & agua'],
    });
    expect(message).toBe(`Hola, mi nombre es Ana Paula y quiero cotizar un evento.

*Fecha:* 12/03/2027

*Entrada:*
- Tabla de fiambres

*Menu principal:*
- Pizza libre clásica
- Asado criollo

*Postre:*
- Flan con dulce de leche
- Panqueques

*Bebidas:*
- Gaseosas & agua`);
  });

  it('names what was left empty', () => {
    expect(quotationMessage(empty)).toBe(`Hola, mi nombre es *Sin especificar* y quiero cotizar un evento.

*Fecha:* *Sin especificar*

*Entrada:*
Sin especificar

*Menu principal:*
Sin especificar

*Postre:*
Sin especificar

*Bebidas:*
Sin especificar`);
  });
});

describe('the name in the message', () => {
  it.each([
    ['Ana\nPaula', 'Ana Paula'],
    ['Ana\r\nPaula', 'Ana Paula'],
    ['Ana\rPaula', 'Ana Paula'],
    ['Ana\u2028Paula', 'Ana Paula'],
    ['Ana\u2029Paula', 'Ana Paula'],
    ['Ana \n\n\t Paula', 'Ana Paula'],
    ['  Ana Paula \n', 'Ana Paula'],
    ['', '*Sin especificar*'],
    ['   ', '*Sin especificar*'],
    ['\n', '*Sin especificar*'],
    ['\u00A0\t\r\n', '*Sin especificar*'],
    ['$& $1 `Ana`', '$& $1 `Ana`'],
  ])('%j is written as %j', (name, written) => {
    expect(nameIn(quotationMessage({ ...empty, name }))).toBe(written);
  });

  it('never breaks the lines of the message', () => {
    const lineBreaks = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029', ' ', 'a');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(lineBreaks, fc.string({ unit: 'grapheme', maxLength: 1 })) }),
        (name) => {
          expect(quotationMessage({ ...empty, name }).split(/\r\n|[\n\r\u2028\u2029]/)).toHaveLength(15);
        },
      ),
    );
  });
});

describe('the date in the message', () => {
  it.each([
    ['2024-02-29', '29/02/2024'],
    ['12/03/2027', '*Sin especificar*'],
    ['mañana', '*Sin especificar*'],
  ])('%j is written as %s', (date, written) => {
    expect(quotationMessage({ ...empty, date }).split('\n')[2]).toBe(`*Fecha:* ${written}`);
  });
});

it('lists every chosen title on a line of its own, in the order given', () => {
  const title = fc.stringMatching(/^[^\n]+$/);
  fc.assert(
    fc.property(fc.array(title), (menu) => {
      const [, section] = quotationMessage({ ...empty, menu }).split('*Menu principal:*\n');
      const [list] = section?.split('\n\n*Postre:*') ?? [];
      const lines = menu.length > 0 ? menu.map((chosen) => `- ${chosen}`) : ['Sin especificar'];
      expect(list?.split('\n')).toEqual(lines);
    }),
  );
});
