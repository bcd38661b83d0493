import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { createServersOf } from './servers-of.ts';

const serversOf = createServersOf(root);

test.each([
  ['apps/api/src/main.ts', ['api']],
  ['packages/contract/src/index.ts', ['api', 'edge']],
  ['packages/federation/src/page-html.ts', ['edge']],
  ['apps/api/src/main.test.ts', []],
  ['packages/ui/src/button/button.tsx', []],
  ['packages/shell/src/boot/boot-data.ts', []],
  ['apps/remotes/search/src/search-date-field.tsx', []],
  ['apps/api/node_modules/pg/package.json', []],
])('a change of %s restarts %j', (file, servers) => {
  expect(serversOf(file)).toEqual(servers);
});
