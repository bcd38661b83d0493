import type { Step } from './find.ts';

/** A tab of a browser, with a profile of its own. */
export type Driver = {
  goTo: (url: string) => Promise<void>;
  goBack: () => Promise<void>;
  reload: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs work with the element at the end of the path; `null` where there is none. */
  use: <T>(path: readonly Step[], work: (element: Found) => Promise<T>) => Promise<T | null>;
  picture: () => Promise<Buffer>;
  /** What went wrong in its pages: errors of scripts, and what the browser reports itself. */
  errors: () => readonly string[];
  close: () => Promise<void>;
};

/** An element, for as long as `use` lasts. */
export type Found = {
  click: () => Promise<void>;
  /** Types in place of what the field has. */
  type: (text: string) => Promise<void>;
  select: (value: string) => Promise<void>;
  read: (property: 'checked' | 'textContent') => Promise<unknown>;
};

/** A started browser. */
export type Browser = { open: () => Promise<Driver>; close: () => Promise<void> };

/** The paths to the frames on the way, and the one within the last of them. */
export function splitAtFrames(path: readonly Step[]): {
  frames: readonly (readonly Step[])[];
  rest: readonly Step[];
} {
  const frames: Step[][] = [];
  let rest: Step[] = [];
  for (const step of path) {
    if (step.by !== 'frame') {
      rest.push(step);
      continue;
    }
    frames.push(rest);
    rest = [];
  }
  return { frames, rest };
}
