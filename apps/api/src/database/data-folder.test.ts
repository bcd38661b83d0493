import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret, spaceProblem, takeDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('gives the folder to one process at a time', () => {
  const taken = takeDataFolder(folder);
  expect(() => takeDataFolder(folder)).toThrow(
    /is in use by another process\. Stop that one, or set DATA_DIR/,
  );
  taken.release();
  takeDataFolder(folder).release();
});

it('makes a secret once, readable only by its owner', () => {
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
});

it('gives instructions when a folder cannot be made', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => takeDataFolder(join(folder, 'file', 'below'))).toThrow(
    /cannot be made .* Set DATA_DIR/,
  );
});

it('gives instructions when the disk is full, before anything is written', () => {
  expect(spaceProblem(folder, () => 12.5 * 1024 * 1024)).toMatch(
    /is full: 12 MB are free, and 100 MB are needed\. Free some space, or set DATA_DIR/,
  );
  expect(spaceProblem(folder, () => 100 * 1024 * 1024)).toBeNull();
  expect(spaceProblem(folder)).toBeNull();
});

it('gives instructions when the database is damaged, and releases the folder', async () => {
  const cluster = join(folder, 'postgres');
  mkdirSync(cluster);
  writeFileSync(join(cluster, 'PG_VERSION'), 'garbage');
  const opening = openDatabase(
    { databaseUrl: null, databaseConnections: 1, dataFolder: folder },
    () => undefined,
  );
  await expect(opening).rejects.toThrow(/is damaged and cannot be opened .* Put back a copy/);
  takeDataFolder(folder).release();
}, 60_000);

it('gives instructions when the database server cannot be reached, without its password', async () => {
  const opening = openDatabase(
    {
      databaseUrl: 'postgres://foyer:hidden@127.0.0.1:1/foyer',
      databaseConnections: 1,
      dataFolder: folder,
    },
    () => undefined,
  );
  await expect(opening).rejects.toThrow(
    /The database at postgres:\/\/127\.0\.0\.1:1\/foyer cannot be used .* Check DATABASE_URL/,
  );
});
