import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@foyer/build';
import { manifestSchema } from '@foyer/federation/page';
import { sites } from '@foyer/sites';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { writeSite } from './write-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-development-'));
const site = path.join(folder, 'site');
writeSite({ root, site, pictures: path.join(folder, 'pictures') });
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const manifest = v.parse(manifestSchema, JSON.parse(read('remotes.json')));

test('a remote in development is deployed with its hash, as in production', () => {
  const versions = Object.values(manifest.remotes).flatMap((remote) =>
    Object.values(remote.versions),
  );
  expect(Object.keys(manifest.remotes)).toContain('booking-form');
  for (const { module, integrity } of versions)
    expect(integrity[module.entry]).toBe(integrityOf(read(module.entry)));
  expect(manifest.vendor.integrity).toBe(integrityOf(read(manifest.vendor.entry)));
});

test('the host of every site starts from its source', () => {
  for (const { host } of sites) {
    const { entry } = JSON.parse(read(`hosts/${host}.json`));
    expect(read(entry)).toContain(`import('/@dev/apps/hosts/${host}/src/main.ts')`);
  }
});
