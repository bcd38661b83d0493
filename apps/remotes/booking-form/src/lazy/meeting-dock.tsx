import { packageCounts, roomCounts, type BookingQuery, shownLists } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { VenueSession } from '@foyer/session';
import { Button, VisuallyHidden } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MeetingWords } from '../meeting-words.tsx';
import { ShowOffers } from '../update-button.tsx';
import styles from './dock.module.css';

type Props = {
  /** Of the folded fields. */
  fieldsId: string;
  session: Pick<VenueSession, 'offers' | 'offerCards' | 'venue'>;
  query: BookingQuery;
  /** Leads to the offers. */
  onShow: () => void;
};

/**
 * The bar at the bottom of a narrow page before anything is chosen: the meeting, which opens its
 * fields, and how many offers there are, which leads to them; without one, to what can be had
 * instead.
 */
export function MeetingDock({ fieldsId, session, query, onShow }: Props) {
  const { t } = useLingui();
  const { offers, loading } = useReadable(session.offers);
  const lists = shownLists(query, session.offerCards, session.venue.hasPackages);
  const found =
    (lists.includes('room') ? roomCounts(offers?.rooms ?? []).suiting : 0) +
    (lists.includes('package') ? packageCounts(offers?.packages ?? []).suiting : 0);
  return (
    <section data-bottom-bar className={styles.meeting} aria-label={t`Your meeting`}>
      <div className={styles.line}>
        <button type="button" className={styles.change} popoverTarget={fieldsId}>
          <VisuallyHidden>{t`Change the meeting:`} </VisuallyHidden>
          <MeetingWords query={query} className={styles.said} />
        </button>
        <Button variant="primary" className={styles.button} onClick={onShow}>
          {/* The words of waiting keep the button's width, so that nothing moves when the number comes. */}
          <span className={styles.label} data-waits={offers === null || loading}>
            <span className={styles.waiting}>
              <ShowOffers kind={query.kind} />
            </span>
            {offers !== null && !loading && (
              <span>
                {found === 0 ? (
                  <Trans>Alternatives</Trans>
                ) : (
                  <Plural value={found} one="# offer" other="# offers" />
                )}
              </span>
            )}
          </span>
        </Button>
      </div>
    </section>
  );
}
