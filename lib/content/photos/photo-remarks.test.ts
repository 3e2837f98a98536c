import { parseMenus } from '@/lib/content/rows/menu/read-menu';
import { photoRemarks } from './photo-remarks';
import { own } from './pictures';

const { content: menus = [] } = parseMenus({ Postres: [{ title: 'Torta' }] });
for (const option of menus.flatMap(({ options }) => options)) option.photo = 'plato-torta';

it.each([
  ['evento-1.jpg: está dañada', true],
  ['Hero.heic: no se usa', true],
  ['torta.jpg: está dañada', true],
  ['Ana Pérez 1122.heic: no se usa', false],
  ['evento de Ana.jpg: está dañada', false],
])('%s: named on a public page: %s', (remark, isNamed) => {
  Object.assign(own, { remarks: [remark], found: new Map() });
  expect(photoRemarks(menus)).toEqual(isNamed ? [remark] : []);
});

it('a file that nothing shows is named, if it is called like ours', () => {
  const files = { 'plato-evento06': 'evento-06.jpg', 'plato-torta': 'torta.jpg', 'plato-ana': 'Ana.jpg' };
  Object.assign(own, { remarks: [], found: new Map(Object.entries(files)) });
  expect(photoRemarks(menus)).toEqual([
    'evento-06.jpg: no se ve: ningún lugar del sitio se llama así, y ninguna opción la nombra',
  ]);
});
