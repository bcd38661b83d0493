import type { Brand } from '@foyer/sites';
import type { Scheme, StudioRow } from '@foyer/sites/studio';
import type { StudioWords } from '../words/studio-words.ts';

/** What each group of controls gets: the row as it is, and where a change of it goes. */
export type DraftProps = {
  row: StudioRow;
  onChange: (row: StudioRow) => void;
  words: StudioWords;
};

export type SchemeProps = { scheme: Scheme };

/** The row with other values of its brand. */
export const withBrand = (row: StudioRow, more: Partial<Brand>): StudioRow => ({
  ...row,
  brand: { ...row.brand, ...more },
});
