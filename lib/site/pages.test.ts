import { readFileSync } from 'node:fs';
import { pagePaths } from './pages';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const [, kept = ''] = /map \$request_uri \$kept_as \{(.*?)^\}/ms.exec(nginx) ?? [];
const patterns = Array.from(kept.matchAll(/^ *~(\S+)/gm), ([, pattern = '']) => new RegExp(pattern));

it.each(pagePaths)('nginx keeps the page %s', (page) => {
  expect(patterns.filter((pattern) => pattern.test(page))).toHaveLength(1);
});
