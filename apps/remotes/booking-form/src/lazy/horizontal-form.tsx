import { FormOf, venueForm } from '@foyer/booking-ui';
import type { OfferKind } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Button, refusedField } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { FormNotes } from '../form-notes.tsx';
import { ShowOffers } from '../update-button.tsx';
import { KindTabs, WhenFields } from '../when-fields.tsx';
import styles from './horizontal-form.module.css';

/**
 * The horizontal form above lists whose cards book and show the result themselves (FORM-008,
 * ROOM-006).
 */
export function HorizontalForm({ session }: { session: VenueSession }) {
  const { t } = useLingui();
  const query = useReadable(session.query);
  const form = useReadable(session.form);
  const { actions, site } = session;
  const bar = useRef<HTMLFormElement>(null);

  return (
    <form
      ref={bar}
      className={styles.bar}
      id={venueForm}
      aria-label={t`Your meeting`}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormOf remote="booking-form" session={session} query />
      <div className={styles.tabs}>
        <KindTabs tabs={form.tabs} value={query.kind} onChange={actions.changeTab} />
      </div>
      <div className={styles.line}>
        <WhenFields
          className={styles.fields}
          query={query}
          form={form}
          cap={site.delegatesCap}
          actions={actions}
        />
        <Button
          variant="primary"
          size="l"
          wide
          className={styles.go}
          type="submit"
          onClick={() => goToList(bar, query.kind)}
        >
          <ShowOffers kind={query.kind} />
        </Button>
      </div>
      <div className={styles.notes}>
        <FormNotes session={session} query={query} form={form} />
      </div>
    </form>
  );
}

const lists: Readonly<Record<OfferKind, string>> = { room: 'room-list', package: 'package-list' };

/**
 * The lists follow every change: the button scrolls to them and moves the focus, or to the field
 * that is refused.
 */
function goToList(from: RefObject<HTMLElement | null>, kind: OfferKind): void {
  const refused = from.current && refusedField(from.current);
  if (refused) return refused.focus();
  const page = from.current?.getRootNode();
  const list =
    page instanceof Document || page instanceof ShadowRoot
      ? page.querySelector<HTMLElement>(`[data-remote='${lists[kind]}']`)
      : null;
  if (list === null) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}
