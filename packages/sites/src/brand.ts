import { familiesOf, fontRules, typefaces } from './typefaces.ts';

/** A value for light pages and one for dark pages, as CSS colours. */
type Pair = readonly [light: string, dark: string];

/** A part of a mark, on a square of 32 units. `cut` is what stays empty of the parts below it. */
type MarkPart = { d: string; opacity?: number; drawn?: 'cut' | 'dots' };

/** What a site looks like, as data: everything else follows from these by the roles of the tokens. */
export type Brand = {
  accent: Pair;
  accentStrong: Pair;
  onAccent: Pair;
  /** The ground of pages, and of cards and fields on it. */
  paper: Pair;
  sheet: Pair;
  /** Of the greys: hue in degrees, chroma of `oklch`. */
  tint: { hue: number; chroma: number };
  display: {
    face: keyof typeof typefaces;
    /** In em. */
    tracking: number;
    letters: 'none' | 'uppercase' | 'lowercase';
  };
  /** In px; `controls`: buttons and fields, where they differ. */
  radius: { all: number; controls: number | null };
  /** Scales controls and the air within cards; targets stay at 44 px or more. */
  density: number;
  /** The shadow of what floats a little. */
  lift: string;
  mark: readonly MarkPart[];
  /** How photographs are shown, where they are not as taken: `saturation` and `contrast` of 1 are. */
  pictures?: { saturation: number; sepia: number; contrast: number };
  /**
   * Who its mails come from, by name: the address is the operator's. Without one that is the operator,
   * too. `replyTo` is for mails that no venue answers.
   */
  sender?: { name: string; replyTo?: string };
};

/**
 * A brand's values of the tokens, as a rule that wins over the tokens' own wherever it stands.
 * `root` is the selector of the page's root.
 */
export function brandRules(brand: Brand, root = ':root'): string {
  const { accent, accentStrong, onAccent, paper, sheet, tint, display, radius } = brand;
  const both = ([light, dark]: Pair) => `light-dark(${light},${dark})`;
  const values: readonly (readonly [token: string, value: string | number])[] = [
    ['accent', both(accent)],
    ['accent-strong', both(accentStrong)],
    ['on-accent', both(onAccent)],
    ['paper', both(paper)],
    ['sheet', both(sheet)],
    ['tint-h', tint.hue],
    ['tint-c', tint.chroma],
    ['font-display', familiesOf(typefaces[display.face])],
    ['display-weight', typefaces[display.face].axes.wght],
    ['display-tracking', `${display.tracking}em`],
    ['display-case', display.letters],
    ['radius-unit', `${radius.all}px`],
    ...(radius.controls === null ? [] : [['radius-control-unit', `${radius.controls}px`] as const]),
    ['density', brand.density],
    ['lift', brand.lift],
    ['mark', `url("data:image/svg+xml,${encodeURIComponent(markImage(brand.mark, '#000'))}")`],
  ];
  // A page of others registers no fonts.
  const fonts = root === ':root' ? fontRules(typefaces[display.face]) : '';
  const rule = `${root}${root}{${values.map(([token, value]) => `--${token}:${value}`).join(';')}}`;
  // Space between letters would tear a script apart whose letters are joined.
  return `${fonts}${rule}${root}${root}:lang(ar){--display-tracking:0em}${pictureRule(brand, root)}`;
}

/** Of the photographs only: marks, icons and maps keep their colours. */
const pictureRule = ({ pictures: style }: Brand, root: string): string =>
  style
    ? `:where(${root} picture)>img{filter:saturate(${style.saturation}) sepia(${style.sepia}) contrast(${style.contrast})}`
    : '';

/** The mark on a tile of the accent, for the tab of a browser and the head of a mail. */
export function favicon({ accent, onAccent, mark, radius }: Brand): string {
  const [ground] = accent;
  const [colour] = onAccent;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${Math.min(
    radius.all * 1.4,
    12,
  )}" fill="${ground}"/><g transform="translate(6 6) scale(.625)">${drawn(mark, colour)}</g></svg>`;
}

const markImage = (mark: readonly MarkPart[], colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawn(mark, colour)}</svg>`;

function drawn(mark: readonly MarkPart[], colour: string): string {
  const cuts = mark.filter((part) => part.drawn === 'cut').map(({ d }) => d);
  const parts = mark
    .filter((part) => part.drawn !== 'cut')
    .map(({ d, opacity = 1, drawn: how }) =>
      how === 'dots'
        ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round" stroke-dasharray="0 6"/>`
        : `<path d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    );
  const shown = `<g fill="${colour}"${cuts.length > 0 ? ' mask="url(#c)"' : ''}>${parts.join('')}</g>`;
  return cuts.length === 0
    ? shown
    : `<mask id="c"><path fill="#fff" d="M0 0h32v32H0z"/><path d="${cuts.join('')}"/></mask>${shown}`;
}
