import { titlesIn } from './written-titles';

const menu = ['Pizza libre', 'Asado criollo', 'Tabla de fiambres, quesos y panes', 'Flan', '7 colores'];
const isOffered = (title: string) => menu.some((one) => one.toLowerCase() === title.toLowerCase());

it.each([
  '1. Pizza libre',
  '1) Pizza libre',
  '1.- Pizza libre',
  'a) Pizza libre',
  '✅ Pizza libre',
  '☑️ Pizza libre',
  '[x] Pizza libre',
  '1️⃣ Pizza libre',
  '_Pizza libre_ ✅',
  '👉 Pizza libre',
  '🍕 Pizza libre.',
  '"Pizza libre"',
  'Pizza libre.',
])('%j is the title Pizza libre', (written) => {
  expect(titlesIn(written, isOffered)).toEqual(['Pizza libre']);
});

it.each([
  ['Pizza libre, Asado criollo', ['Pizza libre', 'Asado criollo']],
  ['PIZZA LIBRE Y ASADO CRIOLLO.', ['PIZZA LIBRE', 'ASADO CRIOLLO']],
  [
    'Tabla de fiambres, quesos y panes, pizza libre y flan',
    ['Tabla de fiambres, quesos y panes', 'pizza libre', 'flan'],
  ],
  ['1. Pizza libre 2. Flan', ['Pizza libre', 'Flan']],
  ['Pizza libre / Sushi', ['Pizza libre', 'Sushi']],
])('%j has the titles %j', (written, titles) => {
  expect(titlesIn(written, isOffered)).toEqual(titles);
});

it.each(['7 colores', 'Sushi y sashimi', '1. Sushi'])('%j stays as written', (written) => {
  expect(titlesIn(written, isOffered)).toEqual([written]);
});
