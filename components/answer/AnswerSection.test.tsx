import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { emptyAnswer, emptyRow } from '@/lib/answer/answer';
import { blockStorage } from '@/lib/browser/testing';
import { parseMenus } from '@/lib/content/rows/menu/read-menu';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { DAY_MS } from '@/lib/values/dates';
import { AnswerSection } from './AnswerSection';

const { content: menus = [] } = parseMenus({
  'A Pedido': [{ title: 'Boga a las brasas', price: 12_100 }, { title: 'Surubí' }],
});

const facts = { ...sampleFacts, accept: 'Respondé "Acepto".' };

const request = `Hola, mi nombre es Ana y quiero cotizar un evento.

*Invitados:* 40

*Menu principal:*
- Boga a las brasas
- Surubí
- Dorado`;

const setUp = () => render(<AnswerSection menus={menus} facts={facts} />);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.getByRole('region', { name: 'Respuesta' }).textContent;
const draft = () => localStorage.getItem('answerDraft');

function read(message: string) {
  fill('Pegá el pedido', message);
  press('Leer el pedido');
}

/** Pastes into the field of the request with the keyboard. */
async function paste(text: string) {
  const user = userEvent.setup();
  await user.click(field('Pegá el pedido'));
  await user.paste(text);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('a request can be read again after an undo', () => {
  setUp();
  fill('Nombre', 'Luis');
  read(request);
  expect(field('Nombre')).toHaveValue('Ana');
  press('Deshacer');
  expect(field('Nombre')).toHaveValue('Luis');
  press('Deshacer');
  expect(field('Nombre')).toHaveValue('Ana');
});

it('a request is read as soon as the paste button is pressed', async () => {
  const user = userEvent.setup();
  setUp();
  await navigator.clipboard.writeText(request);
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
  // The clipboard answers later than the click.
  await waitFor(() => expect(field('Invitados')).toHaveValue('40'));
});

it('a request has to be pasted by hand where the browser does not give it', async () => {
  const user = userEvent.setup();
  setUp();
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
  await waitFor(() => expect(field('Pegá el pedido')).toHaveAccessibleDescription(/pegalo vos en el campo/));
});

it('a request is replaced by another one that is pasted', async () => {
  setUp();
  read(request);
  const other = 'Hola, mi nombre es Beto y quiero cotizar un evento.\n\nMenu principal:\n- Boga a las brasas';
  await paste(other);
  expect(field('Nombre')).toHaveValue('Beto');
  expect(screen.queryByLabelText('Concepto 2')).not.toBeInTheDocument();
  expect(field('Invitados')).toHaveValue('');
  expect(field('Pegá el pedido')).toHaveValue(other);
});

it('a request is missed in another text that is pasted', async () => {
  setUp();
  await paste('Hola, ¿hacen pizzas?');
  expect(field('Pegá el pedido')).toHaveValue('Hola, ¿hacen pizzas?');
  expect(field('Pegá el pedido')).toHaveAccessibleDescription(/^Ahí no encontramos un pedido del sitio\./);
});

it('a request that was cut has no total until the owner goes on', () => {
  setUp();
  read(`${request.slice(0, request.indexOf('- Surubí'))}...\nLeer más`);
  expect(screen.getByText(/en WhatsApp tocá Leer más y copialo de nuevo/)).toBeVisible();
  expect(answer()).toContain('*Total:* a confirmar');
  press('Seguir con lo que hay');
  expect(answer()).toContain('*Total:* $484.000');
});

it('each part of the answer has a control', () => {
  setUp();
  const { id, isCut, pricesOn, rows, ...fields } = emptyAnswer;
  const lacking = Object.keys(fields).filter((name) => !document.querySelector(`[name="${name}"]`));
  expect(lacking).toEqual([]);
});

it('the answer keeps the day of its prices when the page is refreshed', () => {
  const { rerender } = render(<AnswerSection menus={menus} pricesOn="2026-11-20" facts={facts} />);
  read(request.replace(/- Surubí\n- Dorado/, ''));
  rerender(<AnswerSection menus={menus} pricesOn="2026-11-25" facts={facts} />);
  expect(answer()).toContain('*Precios al:* 20/11/2026');
});

it('a row says for how many it is, if the others leave it the rest', () => {
  setUp();
  read(request);
  fill('Cantidad de Surubí', '4');
  fill('Cantidad de Dorado', '6');
  expect(field('Cantidad de Boga a las brasas').placeholder).toBe('30');
});

it('a row says its minimum apart from the button that removes it', () => {
  const { content: paella = [] } = parseMenus({ Menú: [{ title: 'Paella', price: 28_800, minimum: 35 }] });
  render(<AnswerSection menus={paella} facts={facts} />);
  read(request.replace('Surubí', 'Paella'));
  expect(field('Precio de Paella')).toHaveAccessibleDescription('Desde 35 personas. Sacar el mínimo');
});

it('a row takes the focus when it is added', async () => {
  const user = userEvent.setup();
  setUp();
  await user.click(screen.getByRole('button', { name: 'Agregar otro concepto' }));
  expect(field('Concepto 1')).toHaveFocus();
  await user.keyboard('Mozo');
  fill('Precio de Mozo', '45.000');
  fill('Cantidad de Mozo', '2');
  expect(answer()).toContain('- Mozo: 2 × $45.000');
});

it('a row that was removed returns', () => {
  setUp();
  read(request);
  press('Sacar Surubí');
  expect(field('Concepto 2')).toHaveValue('Dorado');
  press('Deshacer');
  expect(field('Concepto 2')).toHaveValue('Surubí');
});

it('the draft is stored once something is typed', () => {
  setUp();
  expect(field('Válido hasta')).not.toHaveValue('');
  expect(draft()).toBeNull();
  fill('Nombre', 'Luis');
  expect(draft()).toContain('Luis');
});

const saved = {
  ...emptyAnswer,
  id: '1',
  name: 'Luis',
  rows: [{ ...emptyRow, title: 'Mozo', minimum: 30, list: 'menu' }],
};

const stored = (answer: object, days = 0) => JSON.stringify({ answer, savedAt: Date.now() - days * DAY_MS });

it('the draft is loaded for almost 30 days, even by a version that needs less of it', () => {
  localStorage.setItem('answerDraft', stored({ ...saved, hall: 'Quinta Los Aromos' }, 29.9));
  setUp();
  expect(field('Nombre')).toHaveValue('Luis');
  expect(field('Concepto 1')).toHaveValue('Mozo');
});

it.each([
  ['older than 30 days', stored(saved, 30.1)],
  ['broken', '{'],
  ['without its day', JSON.stringify({ answer: saved })],
  ['of another shape', stored({ name: 'Luis', rows: [] })],
  ['with rows of another shape', stored({ ...saved, rows: [{ title: 5 }] })],
])('the draft is deleted if it is %s', (_, text) => {
  localStorage.setItem('answerDraft', text);
  setUp();
  expect(field('Nombre')).toHaveValue('');
  expect(draft()).toBeNull();
});

it('the draft is deleted on request', () => {
  const { unmount } = setUp();
  fill('Nombre', 'Luis');
  press('Borrar');
  expect(field('Nombre')).toHaveValue('');
  expect(draft()).toBeNull();
  unmount();
  setUp();
  expect(field('Nombre')).toHaveValue('');
});

it('the draft is not needed: the owner is warned where the browser cannot store it', () => {
  blockStorage();
  setUp();
  expect(screen.queryByText(/Tu navegador no guarda el borrador/)).not.toBeInTheDocument();
  read(request);
  expect(screen.getByText(/Tu navegador no guarda el borrador/)).toBeVisible();
  expect(answer()).toContain('Boga a las brasas');
});

it('the draft that the browser cannot store survives a visit to another page', () => {
  blockStorage();
  // Next keeps the page that the owner leaves, hidden, and may bring new facts when it shows again.
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <AnswerSection menus={menus} facts={{ ...facts }} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  read(request);
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(field('Nombre')).toHaveValue('Ana');
});

it('the link opens a WhatsApp chat with the client', () => {
  setUp();
  read(request);
  fill('Su WhatsApp', '0341 15 555-0000');
  expect(field('Su WhatsApp')).toHaveAccessibleDescription(
    /escribilo \+54 9 341 555-0000; el chat se abre con ese/,
  );
  const { searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir WhatsApp' }).href,
  );
  expect(searchParams.get('phone')).toBe('5493415550000');
  expect(searchParams.get('text')).toBe(answer());
});
