import { joinPageData } from './page-data.cjs';

const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

/** The data that the page's one script holds. */
function dataIn(html: string): string {
  const [, json = '""'] = /push\(\[0\]\);self\.__next_f\.push\(\[1,(".*")\]\)<\/script>$/s.exec(html) ?? [];
  return JSON.parse(json);
}

const joined = (...texts: string[]) => dataIn(joinPageData(first + texts.map(push).join('')));

describe('the scripts that hold the data of a page', () => {
  it('are merged into one', () => {
    expect(joinPageData(first + push('0:[1]\n') + push('1:[2]\n'))).toBe(
      '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:[1]\\n1:[2]\\n"])</script>',
    );
  });

  it('cannot be closed by what they hold', () => {
    const html = joinPageData(
      first + push('0:"</script><!--\u2028&"\n').replaceAll('</script><!', '\\u003c/script>\\u003c!'),
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/[\u2028&]/);
    expect(dataIn(html)).toBe('0:"</script><!--\u2028&"\n');
  });

  it.each([
    ['none', '<p>Hola</p>', '0 scripts'],
    ['two apart', `${first}<p>Hola</p>${push('0:1\n')}`, '2 scripts'],
    ['with a nonce', `${first}<script nonce="x">self.__next_f.push([1,"a"])</script>`, '2 scripts'],
    ['without data', first, 'another form'],
    ['with other data', first + push('0:1\n').replace('[1,', '[3,'), 'another form'],
    ['with a row without an id', first + push('0:1\nhola\n'), 'a row of another form'],
    ['with a row of another id', first + push('0:1\nhola:2\n'), 'a row of another form'],
    ['with a text without its length', first + push('0:Thola\n'), 'ends within row 0'],
    ['with a text that is cut', first + push('0:T5,hola'), 'ends within row 0'],
  ])('are refused where they are not as Next writes them: %s', (_what, html, reason) => {
    expect(() => joinPageData(html)).toThrow(reason);
  });
});

describe('a row that the HTML shows already', () => {
  const shown = '2a:{"onlyInRouterData":true,"options":["Ñoquis"]}\n';
  const shortened = '2a:{"onlyInRouterData":true}\n';

  it('is shortened', () => {
    expect(joined(`0:["$","ul",null,{"options":"$@2a"}]\n${shown}1:2\n`)).toBe(
      `0:["$","ul",null,{"options":"$@2a"}]\n${shortened}1:2\n`,
    );
  });

  it('is shortened where it is divided between scripts', () => {
    expect(joined('0:1\n2a:{"onlyInRo', 'uterData":true,"options":[]}\n')).toBe(`0:1\n${shortened}`);
  });

  it('is shortened behind a text with letters of several bytes', () => {
    expect(joined(`5:T4,ÑÑ${shown}`)).toBe(`5:T4,ÑÑ${shortened}`);
  });

  it('stays where it is part of a customer’s text', () => {
    const text = `Muy rico\n${shown}`;
    const row = `5:T${Buffer.byteLength(text).toString(16)},${text}`;
    expect(joined(`${row}1:2\n`)).toBe(`${row}1:2\n`);
  });
});
