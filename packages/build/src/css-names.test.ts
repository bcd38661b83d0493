import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cssNames, namePrefix } from './css-names.ts';

const apps = path.resolve(import.meta.dirname, '../../../apps');

it('no two of a page’s parts have the same prefix', () => {
  const ids = globSync('{hosts,remotes}/*/package.json', { cwd: apps }).map((file) =>
    String(JSON.parse(readFileSync(path.join(apps, file), 'utf8')).name),
  );
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids.map(namePrefix)).size).toBe(ids.length);
});

it('names of a file follow each other, those of two parts differ, an unknown one is refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'css-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'card.module.css');
  writeFileSync(file, '.card { animation: turn 1s }\n.card .Title { }\n@keyframes turn { }\n');
  const { generateScopedName: inForm } = cssNames('booking-form', folder).modules;
  const { generateScopedName: inList } = cssNames('room-list', folder).modules;
  const names = ['card', 'Title', 'turn'].map((name) => inForm(name, file));
  const numbers = names.map((name) => Number.parseInt(name.slice(4), 36));
  expect(numbers).toEqual([0, 1, 2].map((step) => Number(numbers[0]) + step));
  for (const name of names) expect(name).toMatch(/^f[0-9a-z]{4,6}$/);
  expect(inForm('card', `${file}?inline`)).toBe(names[0]);
  expect(inList('card', file)).not.toBe(names[0]);
  expect(() => inForm('gone', file)).toThrow('"gone" is not found');
});
