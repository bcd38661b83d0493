import { formatHex, wcagContrast } from 'culori/fn';
import type { Brand } from '../brand.ts';
import { type BrandColour, madeOf, type Role, rolesOf, type Scheme, schemes } from './roles.ts';

/** What is read or seen on a ground, with the least ratio of WCAG 2.2 AA. */
export type ContrastPair = {
  text: Role;
  ground: Role;
  /** 4.5 for words, 3 for the edges of controls and the ring of the focus. */
  least: 4.5 | 3;
  /** The colour that gives way where the pair fails; `null`: no brand changes the pair. */
  mends: BrandColour | null;
};

const pair = (
  text: Role,
  ground: Role,
  mends: BrandColour | null,
  least: 4.5 | 3 = 4.5,
): ContrastPair => ({ text, ground, least, mends });

const pageGrounds = ['page', 'surface-quiet', 'surface-sunken'] as const;
const sheetGrounds = ['surface', 'surface-raised'] as const;
const grounds: readonly (readonly [Role, BrandColour])[] = [
  ...pageGrounds.map((ground) => [ground, 'paper'] as const),
  ...sheetGrounds.map((ground) => [ground, 'sheet'] as const),
];
const meanings = ['success', 'warn', 'danger', 'saving'] as const;

/** Every pair of text or control and ground that the components form. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap(([ground, mends]) => [
    pair('text', ground, mends),
    pair('text-muted', ground, mends),
    pair('text-disabled', ground, mends),
    pair('link', ground, 'accent'),
    pair('line-control', ground, mends, 3),
    pair('focus-color', ground, 'accent', 3),
    ...meanings.map((meaning) => pair(meaning, ground, mends)),
  ]),
  pair('on-accent', 'accent', 'onAccent'),
  pair('on-accent', 'accent-strong', 'onAccent'),
  pair('on-accent-soft', 'accent-soft', 'accentStrong'),
  pair('text', 'accent-soft', 'sheet'),
  pair('text-muted', 'accent-soft', 'sheet'),
  pair('text-inverse', 'surface-inverse', null),
  ...meanings.flatMap((meaning) => [
    pair(meaning, `${meaning}-soft`, null),
    pair('text', `${meaning}-soft`, null),
  ]),
];

/** The colours of the brand that a pair is made of. */
export const coloursOf = ({
  text,
  ground,
}: Pick<ContrastPair, 'text' | 'ground'>): BrandColour[] => [
  ...new Set<BrandColour>([...madeOf[text], ...madeOf[ground]]),
];

/** A pair as a brand has it; the colours are written as `#rrggbb`. */
export type MeasuredPair = ContrastPair & {
  scheme: Scheme;
  ratio: number;
  passes: boolean;
  colours: { text: string; ground: string };
};

type Colours = Pick<Brand, BrandColour | 'tint'>;

/** The pairs of a brand in both schemes. */
export const measuredPairs = (brand: Colours): readonly MeasuredPair[] =>
  schemes.flatMap((scheme) => {
    const roles = rolesOf(brand, scheme);
    return contrastPairs.map((one) => {
      const ratio = wcagContrast(roles[one.text], roles[one.ground]);
      return {
        ...one,
        scheme,
        ratio,
        passes: ratio >= one.least,
        colours: { text: formatHex(roles[one.text]), ground: formatHex(roles[one.ground]) },
      };
    });
  });

/** Whether the given pairs of a brand pass in one scheme. */
export function allPass(brand: Colours, scheme: Scheme, pairs: readonly ContrastPair[]): boolean {
  const roles = rolesOf(brand, scheme);
  return pairs.every(
    ({ text, ground, least }) => wcagContrast(roles[text], roles[ground]) >= least,
  );
}
