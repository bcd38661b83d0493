import { brotliCompressSync } from 'node:zlib';
import { languages } from '@foyer/sites';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';

/** Of the words that a page begins with, packed. */
const most = 6 * 1024;

test('a page carries the words of one language, and few of them first (D-25)', async ({
  request,
}) => {
  const weights: Record<string, number> = {};
  for (const { id } of languages) {
    const prefix = id === 'en' ? '' : `/${id}`;
    const page = await request.get(
      prefix + venueAddress('grand-harbour-hotel', tuesday({ weeks: 20 })),
    );
    const boot = /<script type="application\/json" id="foyer-boot">(.*?)<\/script>/s.exec(
      await page.text(),
    )?.[1];
    const { language, words } = JSON.parse(boot ?? '{}') as { language?: string; words?: object };
    expect(language).toBe(id);
    weights[id] = brotliCompressSync(JSON.stringify(words)).byteLength;
  }
  expect(Math.min(...Object.values(weights)), 'words are there').toBeGreaterThan(1024);
  expect(Object.entries(weights).filter(([, bytes]) => bytes > most)).toEqual([]);
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weights) });
});
