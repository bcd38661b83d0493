import { textInLanguage, truncate, type Venue } from '@foyer/domain';
import { Button } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './sections.module.css';

/** The house in its own words, cut after 300 characters and expandable (VENUE-005, A-035). */
export function About({ venue, language }: { readonly venue: Venue; readonly language: string }) {
  const { t } = useLingui();
  const [whole, setWhole] = useState(false);
  const description = textInLanguage(venue.description, language, venue.defaultLanguage);
  const headline = textInLanguage(venue.headline, language, venue.defaultLanguage);
  const cut = truncate(description.text);
  if (description.text === '') return null;
  return (
    <section className={css.section} aria-labelledby="about">
      <h2 id="about" lang={headline.text === '' ? undefined : headline.language}>{headline.text === '' ? t`About the house` : headline.text}</h2>
      <p className={css.lead} lang={description.language} data-state={whole ? 'expanded' : 'collapsed'}>
        {whole ? description.text : cut.text}
      </p>
      {cut.cut && (
        <Button variant="text" size="s" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Read less` : t`Read more`}
        </Button>
      )}
    </section>
  );
}
