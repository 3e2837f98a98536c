import { childRate } from '@/lib/request/testing';
import { type Answer, emptyAnswer } from './answer';
import { answerSum } from './sum';
import { rowWith } from './testing';

const asado = rowWith({ title: 'Asado', amount: '28.800' });
const traslado = rowWith({ title: 'Traslado', amount: '45000', unit: 'event' });

const answer = (fields: Partial<Answer>): Answer => ({
  ...emptyAnswer,
  guests: '40',
  rows: [asado],
  ...fields,
});

it.each<[fields: Partial<Answer>, total: bigint, deposit: bigint]>([
  [{}, 115_200_000n, 0n],
  [{ deposit: '50' }, 115_200_000n, 57_600_000n],
  [{ deposit: '33,5 %' }, 115_200_000n, 38_592_000n],
  [{ discount: '10 %' }, 103_680_000n, 0n],
  [{ discount: '12,5%' }, 100_800_000n, 0n],
  [{ discount: '$ 50.000', deposit: '50' }, 110_200_000n, 55_100_000n],
  [{ discount: '100 %' }, 0n, 0n],
  [{ rows: [traslado], guests: '' }, 4_500_000n, 0n],
  // All of a range cost the same.
  [{ rows: [{ ...asado, minimum: 50 }], guests: '45-50' }, 144_000_000n, 0n],
  [
    {
      rows: [
        asado,
        rowWith({ title: 'Brindis', amount: '0' }),
        rowWith({ title: 'Torta', amount: 'Bonificada' }),
      ],
    },
    115_200_000n,
    0n,
  ],
  // What is for nobody needs no price.
  [{ rows: [{ ...asado, quantity: '4' }, rowWith({ quantity: '0' })] }, 11_520_000n, 0n],
  // 25 × 24.900 + 4 × 17.900: 11 guests have no main, and the answer says so. It asks for no part of what may grow.
  [
    {
      deposit: '50',
      rows: [
        rowWith({ amount: '24.900', quantity: '25', list: 'menu' }),
        rowWith({ amount: '17.900', quantity: '4', list: 'menu' }),
      ],
    },
    69_410_000n,
    0n,
  ],
  [{ rows: [{ ...traslado, quantity: '2' }], guests: '' }, 9_000_000n, 0n],
  // A percentage of whole pesos is rounded to whole pesos.
  [{ rows: [{ ...traslado, amount: '55.315' }], discount: '5 %', deposit: '33' }, 5_254_900n, 1_734_100n],
  // 100 % of an amount with centavos is that amount.
  [{ rows: [{ ...traslado, amount: '10,60' }], discount: '100 %' }, 0n, 0n],
])('the sum of an answer adds up %j', (fields, cents, deposit) => {
  expect(answerSum(answer(fields), childRate).total).toMatchObject({ cents, deposit });
});

it.each<[fields: Partial<Answer>, problem: string]>([
  [{ rows: [] }, 'Todavía no hay nada que sumar.'],
  [
    { rows: [asado, rowWith({ title: 'Torta' }), rowWith({ amount: 'a convenir' })] },
    'A confirmar: Torta, Sin nombre.',
  ],
  [
    {
      rows: [
        rowWith({ title: 'Asado', amount: '24.900', list: 'menu' }),
        rowWith({ title: 'Brunch', amount: '9.000', list: 'menu' }),
      ],
    },
    'Falta para cuántos es cada uno: Asado, Brunch.',
  ],
  [{ rows: [rowWith({ title: 'Asado', amount: 'sin cargo' })] }, 'Todavía no hay nada que sumar.'],
  [{ isCut: true }, 'El mensaje está cortado, así que no hay total.'],
  [{ rows: [{ ...asado, quantity: 'unos' }] }, 'Revisá la cantidad de Asado: va un número entero.'],
  [{ guests: '' }, 'Para el total falta cuántos invitados son, en un solo número.'],
  [
    { guests: '', rows: [rowWith({ amount: '9.000', quantity: '4', list: 'menu' })] },
    'Para el total falta cuántos invitados son, en un solo número.',
  ],
  [
    { guests: '', rows: [traslado, { ...asado, quantity: 'todos' }] },
    'Para el total falta cuántos invitados son, en un solo número.',
  ],
  [
    { guests: '', rows: [{ ...asado, quantity: '10', minimum: 30 }] },
    'Para el total falta cuántos invitados son, en un solo número.',
  ],
  [{ guests: '80-100' }, 'Para el total falta cuántos invitados son, en un solo número.'],
  [{ discount: 'un poco' }, 'No se entiende el descuento: escribilo como 10 % o 50.000.'],
  [{ discount: '101 %' }, 'No se entiende el descuento: escribilo como 10 % o 50.000.'],
  [{ discount: '2.000.000' }, 'El descuento es más que el total.'],
  [{ deposit: 'la mitad' }, 'No se entiende la seña: va un porcentaje de 0 a 100.'],
  [{ deposit: '150' }, 'No se entiende la seña: va un porcentaje de 0 a 100.'],
])('the sum of an answer names the problem with %j', (fields, problem) => {
  expect(answerSum(answer(fields), childRate)).toMatchObject({ total: undefined, problem });
});
