import { lookOfAccent } from './accent.ts';
import type { Named } from './named.ts';

/** What somebody has chosen for a tag; an empty text is the choice of the tag itself. */
export type TagSetup = {
  /** Origin of the host that the tag comes from. */
  host: string;
  /** Name of the venue in addresses. */
  venue: string;
  mode: string;
  label: string;
  type: string;
  delegates: string;
  language: string;
  checkout: string;
  scheme: string;
  /** As `#7a1230`. */
  accent: string;
  /** As `8px`. */
  radius: string;
  /** Stands in the tag where its script does not run. */
  link: { href: string; text: string };
};

/** The attributes that say something else than the tag does by itself. */
export function attributesOf(setup: TagSetup): Named {
  const all: Named = [
    ['venue', setup.venue],
    ['mode', setup.mode === 'inline' ? '' : setup.mode],
    ['label', setup.mode === 'inline' ? '' : setup.label.trim()],
    ['type', setup.type],
    ['delegates', setup.delegates],
    ['language', setup.language],
    ['scheme', setup.scheme],
    ['checkout', setup.checkout === 'here' ? '' : setup.checkout],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The custom properties of the look. */
export const lookOf = ({ accent, radius }: TagSetup): Named => [
  ...(accent === '' ? [] : lookOfAccent(accent)),
  ...(radius === '' ? [] : [['--foyer-radius', radius] as const]),
];
