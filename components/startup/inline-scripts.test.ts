import { buildInlineScripts } from '@/lib/commands/inline-scripts';
import scripts from './inline-scripts.json';

it('the scripts in the head match their sources', async () => {
  expect(scripts).toEqual(await buildInlineScripts());
});
