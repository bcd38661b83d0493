import { createContext, useContext } from 'react';
import type { Formats } from './formats.ts';

/**
 * The page's formats, created once by the session for all remotes, because each `Intl` formatter is
 * slow to create.
 */
export const FormatsContext = createContext<Formats | null>(null);

/** Money, dates and numbers in the page's language. Throws outside of a remote. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (formats === null)
    throw new Error('There are no formats here: a remote gets them from its session.');
  return formats;
}
