import { pageWith, useReading, useVenueTexts } from '@foyer/booking-ui';
import { formField, isInLanguage, saidIn, truncate, type Venue } from '@foyer/domain';
import { Button, LinkButton, WithoutScript, withScript } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './sections.module.css';

/** Asks for the whole description, without scripts. */
const wholeField = formField('whole');

/**
 * The venue's own description, cut after 300 characters and expandable, and translated on request
 * (VENUE-005 to VENUE-008, A-035).
 */
export function About({ venue, language }: { venue: Venue; language: string }) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  const [whole, setWhole] = useState(session.sent?.has(wholeField) ?? false);
  const original = saidIn(venue.description, language, venue.defaultLanguage);
  const further = saidIn(venue.furtherDescription, original.language, venue.defaultLanguage);
  const headline = saidIn(venue.headline, language, venue.defaultLanguage);
  const { say, lang, isTranslated, note } = useVenueTexts(
    [original, further]
      .filter((said) => said.language === original.language)
      .map(({ text }) => text),
    isInLanguage(original.language, language) ? undefined : original.language,
    useReading(session),
  );
  if (original.text === '') return null;
  const description = say(original.text);
  const cut = truncate(description);
  return (
    <section className={css.section} aria-labelledby="about">
      <h2 id="about" lang={headline.text === '' ? undefined : headline.language}>
        {headline.text === '' ? t`About the house` : <bdi>{headline.text}</bdi>}
      </h2>
      <p
        className={css.lead}
        lang={lang ?? original.language}
        data-state={whole ? 'expanded' : 'collapsed'}
        data-text={isTranslated ? 'translated' : 'original'}
      >
        <bdi>{whole ? description : cut.text}</bdi>
      </p>
      {further.text !== '' && (whole || !cut.cut) && (
        <p className={css.lead}>
          <bdi lang={further.language === original.language ? lang : further.language}>
            {say(further.text)}
          </bdi>
        </p>
      )}
      {cut.cut && (
        <Button
          className={withScript}
          variant="text"
          size="s"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Read less` : t`Read more`}
        </Button>
      )}
      {cut.cut && !whole && (
        <WithoutScript>
          <LinkButton variant="text" size="s" href={pageWith(session, wholeField, '1')}>
            {t`Read more`}
          </LinkButton>
        </WithoutScript>
      )}
      {note}
      {venue.premiumService && (
        <p className={css.muted}>
          <a href={session.links.terms}>{t`Premium service terms`}</a>
        </p>
      )}
    </section>
  );
}
