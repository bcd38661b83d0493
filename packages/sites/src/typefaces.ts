/** Version of the packages `@fontsource-variable/…`, which a file's address has. */
const version = '5.3.0';

/** The fonts of the systems that a typeface is nearest to, with the names of a regular and a bold one. */
const systems = {
  sans: { stack: 'var(--font-text)', regular: ['Arial', 'Liberation Sans'] },
  serif: {
    stack: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
    regular: ['Times New Roman', 'Liberation Serif'],
  },
  mono: {
    stack: "ui-monospace, 'SF Mono', 'Cascadia Mono', monospace",
    regular: ['Courier New', 'Liberation Mono'],
  },
} as const;

/** A typeface of headings, cut to one instance and to Latin letters. */
export type Typeface = {
  family: string;
  /** The package without its scope. */
  from: string;
  /** The instance: `wght`, and `wdth` in per cent where it is not the usual one. */
  axes: { wght: number; wdth?: number };
  /** What stands in its place until it has come, and where it does not. */
  system: keyof typeof systems;
  /** Width of a sentence as a share of the system font's, ascent and descent in em. */
  measured: { width: number; up: number; down: number };
};

export const typefaces = {
  bricolage: {
    family: 'Bricolage Grotesque',
    from: 'bricolage-grotesque',
    axes: { wght: 720 },
    system: 'sans',
    measured: { width: 1.009, up: 0.93, down: 0.27 },
  },
  newsreader: {
    family: 'Newsreader',
    from: 'newsreader',
    axes: { wght: 400 },
    system: 'serif',
    measured: { width: 1.046, up: 0.735, down: 0.265 },
  },
  instrument: {
    family: 'Instrument Sans',
    from: 'instrument-sans',
    axes: { wght: 600 },
    system: 'sans',
    measured: { width: 0.967, up: 0.97, down: 0.25 },
  },
  archivo: {
    family: 'Archivo',
    from: 'archivo',
    axes: { wdth: 125, wght: 800 },
    system: 'sans',
    measured: { width: 1.275, up: 0.878, down: 0.21 },
  },
  manrope: {
    family: 'Manrope',
    from: 'manrope',
    axes: { wght: 600 },
    system: 'sans',
    measured: { width: 0.978, up: 1.066, down: 0.3 },
  },
  figtree: {
    family: 'Figtree',
    from: 'figtree',
    axes: { wght: 650 },
    system: 'sans',
    measured: { width: 0.944, up: 0.95, down: 0.25 },
  },
  hanken: {
    family: 'Hanken Grotesk',
    from: 'hanken-grotesk',
    axes: { wght: 300 },
    system: 'sans',
    measured: { width: 0.973, up: 1.0, down: 0.303 },
  },
  gabarito: {
    family: 'Gabarito',
    from: 'gabarito',
    axes: { wght: 800 },
    system: 'sans',
    measured: { width: 0.926, up: 0.94, down: 0.26 },
  },
  oswald: {
    family: 'Oswald',
    from: 'oswald',
    axes: { wght: 560 },
    system: 'sans',
    measured: { width: 0.812, up: 1.193, down: 0.289 },
  },
  cormorant: {
    family: 'Cormorant Garamond',
    from: 'cormorant-garamond',
    axes: { wght: 600 },
    system: 'serif',
    measured: { width: 0.916, up: 0.924, down: 0.287 },
  },
  bodoni: {
    family: 'Bodoni Moda',
    from: 'bodoni-moda',
    axes: { wght: 500 },
    system: 'serif',
    measured: { width: 1.156, up: 1.125, down: 0.4 },
  },
  atkinson: {
    family: 'Atkinson Hyperlegible Next',
    from: 'atkinson-hyperlegible-next',
    axes: { wght: 750 },
    system: 'sans',
    measured: { width: 0.999, up: 0.984, down: 0.316 },
  },
  space: {
    family: 'Space Grotesk',
    from: 'space-grotesk',
    axes: { wght: 560 },
    system: 'sans',
    measured: { width: 0.995, up: 0.984, down: 0.292 },
  },
  azeret: {
    family: 'Azeret Mono',
    from: 'azeret-mono',
    axes: { wght: 500 },
    system: 'mono',
    measured: { width: 1.083, up: 0.937, down: 0.23 },
  },
} as const satisfies Readonly<Record<string, Typeface>>;

/** The letters of a file: those of the west, which every page needs, or the rest of Latin Extended-A. */
export const letters = { west: 'U+0-FF,U+2010-203A,U+20AC,U+2212', east: 'U+100-17F' } as const;

export const fontFile = ({ from, axes }: Typeface, of: keyof typeof letters): string =>
  `${from}-${axes.wght}-${of}-${version}.woff2`;

/** Where the front door has the file. */
const fontAddress = (face: Typeface, of: keyof typeof letters): string =>
  `/fonts/${fontFile(face, of)}`;

/** The list of families for headings. */
export const familiesOf = ({ family, system }: Typeface): string =>
  `'${family}', '${family} instead', ${systems[system].stack}`;

/** The list for mails, which load no fonts and know no tokens; `text` is that of running text. */
export const familiesInMails = ({ family, system }: Typeface, text: string): string =>
  `'${family}', ${system === 'sans' ? text : systems[system].stack}`;

/**
 * The rules of a typeface. `optional`: it is there with the first paint or not at all, so that no text
 * moves; the font instead has its width and height.
 */
export function fontRules(face: Typeface): string {
  const { family, axes, system, measured } = face;
  const { width, up, down } = measured;
  const weight = axes.wght;
  const files = (['west', 'east'] as const).map(
    (of) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;` +
      `src:url(${fontAddress(face, of)}) format('woff2');unicode-range:${letters[of]}}`,
  );
  const local = systems[system].regular
    .map((name) => `local('${weight >= 550 ? `${name} Bold` : name}')`)
    .join(',');
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return (
    files.join('') +
    `@font-face{font-family:'${family} instead';font-weight:${weight};src:${local};` +
    `size-adjust:${percent(width)};ascent-override:${percent(up / width)};` +
    `descent-override:${percent(down / width)};line-gap-override:0%}`
  );
}
