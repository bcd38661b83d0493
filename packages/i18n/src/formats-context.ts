import { createContext, useContext } from 'react';
import type { Formats } from './formats.ts';

/**
 * The page's formats, as its session hands them out: made once for all remotes, since a browser
 * takes its time for each `Intl` formatter.
 */
export const FormatsContext = createContext<Formats | null>(null);

/** Money, dates and numbers in the page's language. Throws outside of a remote. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (formats === null)
    throw new Error('There are no formats here: a remote gets them from its session.');
  return formats;
}
