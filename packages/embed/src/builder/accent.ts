import type { Named } from './named.ts';

const white = '#ffffff';
const ink = '#14191d';
/** Grounds of a light and of a dark page. */
const grounds = { light: white, dark: '#0d1114' } as const;

/** An accent colour with what goes with it: words on it, and its stronger form. `#rrggbb`. */
export const lookOfAccent = (accent: string): Named => [
  ['--foyer-accent', accent],
  [
    '--foyer-accent-strong',
    `color-mix(in oklab, ${accent} 82%, ${wordsOn(accent) === white ? 'black' : 'white'})`,
  ],
  ['--foyer-on-accent', wordsOn(accent)],
];

/** White or ink, whichever can be read better on the colour. */
const wordsOn = (accent: string): string =>
  contrast(accent, white) >= contrast(accent, ink) ? white : ink;

/**
 * The grounds on which links in this colour are hard to read (WCAG 1.4.3: below 4.5). A tag without
 * a scheme has that of the page around, and is looked at as light.
 */
export function hardToReadOn(accent: string, scheme: string): readonly ('light' | 'dark')[] {
  const used =
    scheme === 'auto'
      ? (['light', 'dark'] as const)
      : ([scheme === 'dark' ? 'dark' : 'light'] as const);
  return used.filter((ground) => contrast(accent, grounds[ground]) < 4.5);
}

/** Contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
