import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { sites } from '../sites.ts';
import { type MailColours, mailLook } from './mail-look.ts';

const pairs: readonly (readonly [words: keyof MailColours, ground: keyof MailColours])[] = [
  ['text', 'sheet'],
  ['text', 'ground'],
  ['muted', 'sheet'],
  ['muted', 'ground'],
  ['accent', 'sheet'],
  ['onAccent', 'accent'],
];

it.each(sites.map(({ id }) => id))('can be read on %s, light and dark', (id) => {
  const { light, dark } = mailLook(id);
  const hard = [light, dark].flatMap((colours) =>
    pairs
      .map(([words, ground]) => ({
        words,
        ground,
        contrast: wcagContrast(colours[words], colours[ground]),
      }))
      .filter(({ contrast }) => contrast < 4.5),
  );
  expect(hard).toEqual([]);
});
