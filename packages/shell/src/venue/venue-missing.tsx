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
    <section className={css.message}>
      <h1>{t`There is no venue at this address.`}</h1>
      {session.linkOrigin === '' && (
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
  return (
    <section className={css.message} role="alert">
      <h1>{t`This venue is not available right now.`}</h1>
      <p>{t`Our server did not answer. Nothing you entered is lost.`}</p>
      <Button variant="primary" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </section>
  );
}
