import { joinPageData } from './page-data.cjs';

const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

describe('the scripts that hold the data of a page', () => {
  it('are merged into one', () => {
    expect(joinPageData(first + push('0:[1]\n') + push('1:[2]\n'))).toBe(
      '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"0:[1]\\n"]);self.__next_f.push([1,"1:[2]\\n"])</script>',
    );
  });

  it.each([
    ['none', '<p>Hola</p>', '0 scripts'],
    ['two apart', `${first}<p>Hola</p>${push('0:1\n')}`, '2 scripts'],
    ['with a nonce', `${first}<script nonce="x">self.__next_f.push([1,"a"])</script>`, '2 scripts'],
  ])('are refused where they are not as Next writes them: %s', (_what, html, reason) => {
    expect(() => joinPageData(html)).toThrow(reason);
  });
});
