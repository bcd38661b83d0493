import type { BaseSession } from '@foyer/session';
import { Button, LinkButton } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './venue-missing.module.css';

/** No venue has this address. */
export function VenueMissing() {
  const { t } = useLingui();
  const { session } = use(PageContext);
  return (
    <section className={css.message} data-embedded={isEmbedded(session) || undefined}>
      <h1>{t`There is no venue at this address.`}</h1>
      {!isEmbedded(session) && (
        <>
          <p>{t`It may have moved or been renamed. The start page knows all venues.`}</p>
          <LinkButton variant="primary" href={session.links.home}>
            {t`To the start page`}
          </LinkButton>
        </>
      )}
    </section>
  );
}

/** The venue could not be loaded: never a blank page (A-043, D-4). */
export function VenueUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const { session } = use(PageContext);
  return (
    <section className={css.message} data-embedded={isEmbedded(session) || undefined} role="alert">
      <h1>{t`This venue is not available right now.`}</h1>
      <p>{t`Our server did not answer. Nothing you entered is lost.`}</p>
      <Button variant="primary" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </section>
  );
}

/** In a page of others: what stands around it is not ours. */
const isEmbedded = ({ linkOrigin }: BaseSession): boolean => linkOrigin !== '';
