/** What the loader and the doctor know of each other. */
import type { Report } from './report.ts';

/** The loader that asks: where it came from, and what it knows of the tag. */
export type LoaderFacts = {
  origin: string;
  nonce: string;
  version: string;
  /** Address of the tag’s own script. */
  tagUrl: string;
  /** The attributes that a tag may have. */
  attributes: readonly string[];
};

export type DoctorModule = {
  /** Examines the page, shows the panel, and returns what it says. */
  examine: (loader: LoaderFacts) => Promise<Report>;
};

/** The one global name: `foyer`. */
export type FoyerGlobal = {
  version: string;
  /** Resolves without a report where the doctor’s script could not be loaded. */
  doctor: () => Promise<Report | void>;
};
