import { spawnSync } from 'node:child_process';

it('npm start names a missing table file before it builds or serves', () => {
  const options = ['--require', 'esbuild-register', '--conditions', 'react-server'];
  const { status, stderr } = spawnSync(process.execPath, [...options, 'lib/commands/judge-settings.ts'], {
    env: { ...process.env, MENU_TABLE: '/no/menu.csv' },
    encoding: 'utf8',
  });
  const message =
    'Para que el sitio arranque hay que corregir:\n  MENU_TABLE: no existe el archivo /no/menu.csv\n';
  expect([status, stderr]).toEqual([1, message]);
});
