import scripts from '@/components/startup/inline-scripts.json';
import { buildInlineScripts } from './inline-scripts';

it('the scripts in the head are those of their sources', async () => {
  expect(scripts).toEqual(await buildInlineScripts());
});
