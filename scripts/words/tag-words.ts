import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { msg } from '@foyer/i18n/message';
import { sayIn } from '@foyer/i18n/server';
import { languages } from '@foyer/sites';
import { root } from '../root.ts';

/**
 * What the tag of a hotel's page says by itself, before the site has answered. The tag is one file
 * without imports, so its words are written into its source.
 */
const messages = {
  book: msg({ message: 'Book a meeting room' }),
  close: msg({ message: 'Close' }),
  loading: msg({ message: 'The booking form is loading' }),
  failed: msg({ message: 'The booking form cannot be shown right now.' }),
  refused: msg({ message: 'The booking form cannot be shown on this website.' }),
  retry: msg({ message: 'Try again' }),
  openInTab: msg({ message: 'Open the booking form in a new tab' }),
  booking: msg({ message: 'Booking' }),
};

export const tagWordsFile = path.join(root, 'packages/embed/src/tag/words.json');

/** The words by language, as they stand in `packages/embed/src/tag/words.json`. */
export const tagWords = (): string =>
  `${JSON.stringify(
    Object.fromEntries(
      languages.map(({ id }) => {
        const say = sayIn(id);
        return [
          id,
          Object.fromEntries(
            Object.entries(messages).map(([name, message]) => [name, say(message)]),
          ),
        ];
      }),
    ),
    null,
    2,
  )}\n`;

export const writeTagWords = (): void => writeFileSync(tagWordsFile, tagWords());
