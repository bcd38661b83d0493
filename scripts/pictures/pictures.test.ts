import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSceneId, pictureAlts } from '../../apps/api/src/demonstration/pictures.ts';
import { drawPictures, placePictures } from './draw-pictures.ts';
import { drawScene } from './scenes.ts';

const ids = Object.keys(pictureAlts).filter(isSceneId);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('every scene is a picture of its own, the same whenever it is drawn', () => {
  const drawings = ids.map(drawScene);
  expect(new Set(drawings).size).toBe(ids.length);
  expect(ids.map(drawScene)).toEqual(drawings);
  expect(drawings.filter((svg) => svg.includes('NaN') || svg.includes('undefined'))).toEqual([]);
});

test('a scene becomes AVIF and WebP in three widths, 3:2, and only what is missing is drawn again', async () => {
  expect(await drawPictures(folder, ['coffee-bar'])).toEqual({ drawn: 1, kept: 0 });
  const names = (await readdir(folder)).sort();
  expect(names).toEqual([
    'coffee-bar-1600.avif',
    'coffee-bar-1600.webp',
    'coffee-bar-480.avif',
    'coffee-bar-480.webp',
    'coffee-bar-960.avif',
    'coffee-bar-960.webp',
    'stamp.json',
  ]);
  const file = path.join(folder, 'coffee-bar-960.avif');
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([960, 640]);
  expect((await stat(file)).size).toBeLessThan(40_000);

  expect(await drawPictures(folder, ['coffee-bar'])).toEqual({ drawn: 0, kept: 1 });
  await rm(path.join(folder, 'coffee-bar-480.webp'));
  expect(await drawPictures(folder, ['coffee-bar'])).toEqual({ drawn: 1, kept: 0 });
  expect((await readdir(folder)).sort()).toEqual(names);
});

test('what was drawn is put beside what is served, and again after a picture was drawn anew', async () => {
  const drawn = path.join(folder, 'drawn');
  const placed = path.join(folder, 'placed');
  for (const scene of ['coffee-bar', 'foyer-arches'] as const) {
    await drawPictures(drawn, [scene]);
    await placePictures(drawn, placed);
    expect((await readdir(placed)).sort()).toEqual((await readdir(drawn)).sort());
  }
});
