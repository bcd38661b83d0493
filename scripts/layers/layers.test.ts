import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { brokenLayers, sourceFiles } from './broken-layers.ts';

test('no part imports what the table does not allow', () => {
  expect(brokenLayers()).toEqual([]);
});

/** Names of places belong to the table of sites, the demonstration data, and tests. */
const allowed =
  /^packages\/(sites|fixtures)\/|\/(demonstration|testing)\/|\.test\.tsx?$|\.stories\.tsx$|^apps\/(e2e|sandbox)\//;

test('no hostname and no venue id outside of sites', () => {
  const found = ['packages', 'apps'].flatMap((folder) =>
    sourceFiles(path.join(root, folder)).flatMap((file) => {
      const shown = path.relative(root, file);
      const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
      return !allowed.test(shown) &&
        /[\w-]+\.localhost\b|\bhost(name)? *===|\bvenueId *=== *['"`]|\b(94150|92446|91935)\b/.test(
          text,
        )
        ? [shown]
        : [];
    }),
  );
  expect(found).toEqual([]);
});

/** Repositories own SQL; tests and proofs look into the tables behind them. */
const ownsSql = /^apps\/api\/src\/(database|testing|proofs)\/|\.test\.ts$/;
const sql =
  /['"`]\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|TRUNCATE|ALTER|CREATE)\s+[^'"`]|\.(query|script)\s*[<(]/;

test('no SQL outside of the repositories', () => {
  const files = sourceFiles(path.join(root, 'apps/api/src'));
  const withSql = files
    .filter((file) => sql.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
  expect(withSql).toContain('apps/api/src/database/orders.ts');
  expect(withSql.filter((file) => !ownsSql.test(file))).toEqual([]);
});

/** The front door finds the remotes of a page by the names of slots in its source. */
test('every remote that a host places exists', () => {
  const placed = ['apps/hosts', 'packages/shell']
    .flatMap((folder) => sourceFiles(path.join(root, folder)))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/<(?:Slot|ListSlot list="\w+") remote="([^"]+)"/g),
      ].map((match) => match[1] ?? ''),
    );
  const there = new Set(
    sourceFiles(path.join(root, 'apps/remotes')).flatMap(
      (file) => /apps\/remotes\/([^/]+)\/src\/remote\.tsx$/.exec(file)?.[1] ?? [],
    ),
  );
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.filter((id) => !there.has(id))).toEqual([]);
});

/** Prettier leaves strings and comments as long as they are. The text of a message is its id. */
test('no line is longer than 140 characters', () => {
  const message = /\b(t|msg)`|\bmessage:/;
  const isMessage = (lines: readonly string[], index: number) =>
    [index - 1, index].some((at) => message.test(lines[at] ?? ''));
  const long = ['packages', 'apps', 'scripts', 'bench']
    .flatMap((folder) => sourceFiles(path.join(root, folder)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index, lines) =>
          line.length > 140 && !isMessage(lines, index)
            ? [`${path.relative(root, file)}:${index + 1}`]
            : [],
        ),
    );
  expect(long).toEqual([]);
});
