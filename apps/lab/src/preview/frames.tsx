import type { Scheme, StudioRow } from '@foyer/sites/studio';
import { SelectField, Text } from '@foyer/ui';
import { useState } from 'react';
import type { StudioPages } from '../facts.ts';
import { type StudioLanguage, wordsIn } from '../words/words-in.ts';
import { Frame } from './frame.tsx';
import css from './frames.module.css';

type FramesProps = {
  language: StudioLanguage;
  pages: StudioPages;
  row: StudioRow;
  scheme: Scheme;
  /** The row of the site whose pages these are. */
  shown: StudioRow;
};

const names = ['start', 'venue', 'search', 'checkout', 'thanks', 'mail', 'plain', 'login'] as const;

/** A page of the site as on a phone and on a desk, in the clothes of the draft. */
export function Frames({ language, pages, row, scheme, shown }: FramesProps) {
  const words = wordsIn(language);
  const [page, setPage] = useState<(typeof names)[number]>('start');
  const worn = {
    src: pages[page],
    row,
    scheme,
    shown,
    mailIn: page === 'mail' ? language : null,
  };
  return (
    <div className={css.frames}>
      <div className={css.choice}>
        <SelectField
          label={words.page}
          value={page}
          onChange={({ target }) => {
            const chosen = names.find((name) => name === target.value);
            if (chosen) setPage(chosen);
          }}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {words.pages[name]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={css.devices}>
        <Frame {...worn} title={`${words.desk}: ${words.pages[page]}`} device="desk" />
        <Frame {...worn} title={`${words.phone}: ${words.pages[page]}`} device="phone" />
      </div>
      <Text size="small" muted>
        {words.framesHint}
      </Text>
    </div>
  );
}
