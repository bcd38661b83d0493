import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFile, type Typeface, typefaces } from '@foyer/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { subsetFonts } from './subset-fonts.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await subsetFonts(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test.each(Object.values<Typeface>(typefaces).map((face) => [face.family, face] as const))(
  'the file of %s that every page loads is a small one',
  async (_family, face) => {
    const file = path.join(folder, fontFile(face, 'west'));
    expect((await stat(file)).size).toBeLessThan(25 * 1024);
    expect((await readFile(file)).subarray(0, 4).toString()).toBe('wOF2');
  },
);

test('addresses have the version of the packages', () => {
  for (const { from, axes } of Object.values<Typeface>(typefaces))
    expect(fontFile({ from, axes } as Typeface, 'west')).toContain(
      packageJson.dependencies[
        `@fontsource-variable/${from}` as keyof typeof packageJson.dependencies
      ],
    );
});
