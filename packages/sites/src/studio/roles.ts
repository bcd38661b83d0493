import type { Oklab, Rgb } from 'culori/fn';
import type { Brand } from '../brand.ts';
import { colourOf, mixed, painted, toOklab } from './colours.ts';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

/** The colours that a brand chooses for each scheme; its greys follow from `tint`. */
export const brandColours = ['accent', 'accentStrong', 'onAccent', 'paper', 'sheet'] as const;
export type BrandColour = (typeof brandColours)[number];

/** Which colours of the brand each role of `tokens.css` is made of. */
export const madeOf = {
  page: ['paper'],
  surface: ['sheet'],
  'surface-raised': ['sheet'],
  'surface-quiet': ['paper'],
  'surface-sunken': ['paper'],
  'surface-inverse': [],
  text: [],
  'text-muted': [],
  'text-disabled': [],
  'text-inverse': [],
  'line-control': [],
  accent: ['accent'],
  'accent-strong': ['accentStrong'],
  'on-accent': ['onAccent'],
  link: ['accent'],
  'focus-color': ['accent'],
  'accent-soft': ['accent', 'sheet'],
  'on-accent-soft': ['accentStrong'],
  success: [],
  'success-soft': [],
  warn: [],
  'warn-soft': [],
  danger: [],
  'danger-soft': [],
  saving: [],
  'saving-soft': [],
} as const satisfies Readonly<Record<string, readonly BrandColour[]>>;
export type Role = keyof typeof madeOf;

/** The colours of meaning are the same for all brands. */
const meanings = {
  success: ['#1a7040', '#7fd3a0'],
  'success-soft': ['#e8f5ed', '#12291c'],
  warn: ['#8a5200', '#f0bd6c'],
  'warn-soft': ['#fdf3e1', '#2e2413'],
  danger: ['#b3261e', '#ffa49c'],
  'danger-soft': ['#fdecea', '#351917'],
  saving: ['#9b2f4f', '#f5a3bb'],
  'saving-soft': ['#fbebf0', '#34191f'],
} as const;

/**
 * The values that `tokens.css` gives to the roles of a brand, as a browser paints them. A browser
 * test compares both.
 */
export function rolesOf(
  { tint, ...colours }: Pick<Brand, BrandColour | 'tint'>,
  scheme: Scheme,
): Readonly<Record<Role, Rgb>> {
  const isLight = scheme === 'light';
  const at = isLight ? 0 : 1;
  const grey = (light: number, dark: number, share = 1): Oklab =>
    toOklab({ mode: 'oklch', l: isLight ? light : dark, c: tint.chroma * share, h: tint.hue });
  const darkGrey = toOklab({ mode: 'oklch', l: 0.29, c: tint.chroma, h: tint.hue });
  const accent = colourOf(colours.accent[at]);
  const accentStrong = colourOf(colours.accentStrong[at]);
  const page = colourOf(colours.paper[at]);
  const surface = colourOf(colours.sheet[at]);
  const sunken = isLight ? mixed(page, darkGrey, 0.05) : mixed(page, white, 0.07);
  const meaning = (role: keyof typeof meanings) => colourOf(meanings[role][at]);
  const values: Readonly<Record<Role, Oklab>> = {
    page,
    surface,
    'surface-raised': isLight ? white : mixed(surface, white, 0.05),
    'surface-quiet': mixed(page, sunken, 0.45),
    'surface-sunken': sunken,
    'surface-inverse': grey(0.21, 0.958, isLight ? 1 : 0.8),
    text: grey(0.21, 0.955, isLight ? 1 : 0.6),
    'text-muted': grey(0.455, 0.775),
    'text-disabled': grey(0.49, 0.69),
    'text-inverse': isLight ? white : grey(0.21, 0.21),
    'line-control': grey(0.59, 0.61),
    accent,
    'accent-strong': accentStrong,
    'on-accent': colourOf(colours.onAccent[at]),
    link: accent,
    'focus-color': accent,
    'accent-soft': mixed(surface, accent, isLight ? 0.09 : 0.16),
    'on-accent-soft': accentStrong,
    success: meaning('success'),
    'success-soft': meaning('success-soft'),
    warn: meaning('warn'),
    'warn-soft': meaning('warn-soft'),
    danger: meaning('danger'),
    'danger-soft': meaning('danger-soft'),
    saving: meaning('saving'),
    'saving-soft': meaning('saving-soft'),
  };
  return mapped(values, painted);
}

const white: Oklab = { mode: 'oklab', l: 1, a: 0, b: 0 };

const mapped = <Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Readonly<Record<Key, To>> =>
  Object.fromEntries(
    Object.entries<From>(values).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;
