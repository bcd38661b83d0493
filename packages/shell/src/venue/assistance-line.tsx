import type { Venue } from '@foyer/domain';
import { phoneLine } from '@foyer/sites';
import { Icon, iconPhone } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './assistance-line.module.css';

/**
 * The support line for venues in the United States with its hours, on sites that have it
 * (SITE-039). Lines without hours are in the header.
 */
export function AssistanceLine({ venue }: { venue: Venue }) {
  const { site, language } = use(PageContext).session;
  const line = phoneLine(site, language, venue.countryCode);
  if (line === null || line.hours === null) return null;
  const { number, hours } = line;
  return (
    <p className={css.line}>
      <Icon of={iconPhone} small />
      <span>
        <Trans>
          Help with your booking:{' '}
          <a href={`tel:${number.replaceAll(' ', '')}`} dir="ltr">
            {number}
          </a>
          , <b>{hours}</b>
        </Trans>
      </span>
    </p>
  );
}
