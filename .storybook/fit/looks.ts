import { languages, sites } from '@foyer/sites';
import type { Look } from '../look.ts';

/** A look in which no word of a story may be cut. */
export type FitLook = { name: string; width: number; look: Look };

type Words = Pick<Look, 'language' | 'words'>;

/** English in words that are 40 % longer stands for a language that nobody has translated yet. */
const tongues: readonly (readonly [name: string, words: Words])[] = [
  ...languages.map(({ id }) => [id, { language: id }] as const),
  ['the longest words', { language: 'en', words: 'widened' }],
];

/** Wider than the fonts of all systems that we know. */
const widest = "Verdana, 'DejaVu Sans', 'Bitstream Vera Sans', sans-serif";

const fitLook = (
  name: string,
  words: Words,
  width: number,
  { font, spaced, brand }: Pick<Look, 'font' | 'spaced' | 'brand'>,
): FitLook => ({
  name: [name, `${width} px`, font && 'the widest font', spaced && 'spaced', brand]
    .filter(Boolean)
    .join(', '),
  width,
  look: {
    ...words,
    ...(font === undefined ? {} : { font }),
    ...(spaced === undefined ? {} : { spaced }),
    ...(brand === undefined ? {} : { brand }),
  },
});

/** Forms that between them have each kind of control. */
const forms =
  /^(ui-(fields|stepper|segments|choices|button)|account--(register|set-password)|checkout-page--enquiry$|search--on-the-start-page)/;

/** Where two fields stand beside each other, and are narrower than at 320 px. */
const besideEachOther: readonly FitLook[] = tongues.map(([name, words]) =>
  fitLook(name, words, 390, {}),
);
const pairs = /^search--on-the-start-page$/;

/** For every story: what is wider than a page is so in most languages. */
const narrow = fitLook('de', { language: 'de' }, 320, {});

/** What is cut in any look is nearly always cut in one of these. */
const decisive: readonly FitLook[] = tongues
  .filter(([name]) => name !== 'en')
  .map(([name, words]) => fitLook(name, words, 320, { font: widest, spaced: true }));

/** In each `npm test`. */
export const decisiveLooks = (story: string): readonly FitLook[] => [
  ...(forms.test(story) ? decisive : [narrow]),
  ...(pairs.test(story) ? besideEachOther : []),
];

/** In `npm run prove -- fit`. */
export const everyLook: readonly FitLook[] = [
  ...tongues.flatMap(([name, words]) => [
    fitLook(name, words, 320, { font: widest, spaced: true }),
    fitLook(name, words, 390, {}),
    fitLook(name, words, 1440, {}),
  ]),
  ...[320, 1440].flatMap((width) =>
    [{}, { font: widest }, { spaced: true }].map((letters) =>
      fitLook('de', { language: 'de' }, width, letters),
    ),
  ),
  ...sites.map(({ id }) => fitLook('de', { language: 'de' }, 320, { brand: id })),
];
