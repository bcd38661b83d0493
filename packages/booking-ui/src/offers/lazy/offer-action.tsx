import { type Blocked, type CardAction, type NamedOffer, offerValue } from '@foyer/domain';
import { Button, UnmetWords, useUnmet, VisuallyHidden } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './offer-action.module.css';
import { missingField } from '../missing-field.ts';
import { venueFields, venueForm } from '../../venue-form.tsx';

type Props = {
  action: Exclude<CardAction, { kind: 'select' }>;
  /** The offer's name: "Harbour Room". */
  title: string;
  /** What it books. */
  offer: NamedOffer;
  /** Its booking is in progress. */
  busy: boolean;
  /** Id of the text on the card that says why it cannot be booked; without it, `why` does. */
  reasonId?: string | undefined;
  /** What about the meeting prevents every booking. */
  why?: Blocked | null;
  onBook: () => void;
};

/**
 * Book, or Send request where instant booking is not possible (ROOM-006, PACK-013, PRICE-011).
 * Disabled it keeps its focus and says why.
 */
export function OfferAction({ action, title, offer, busy, reasonId, why = null, onBook }: Props) {
  const { t } = useLingui();
  const id = useId();
  const unavailable = !action.enabled;
  const unmet = useUnmet((root) => why && missingField(root, why));
  return (
    <>
      <Button
        type="submit"
        form={venueForm}
        formMethod="post"
        name={venueFields.book}
        value={offerValue(offer)}
        variant={action.kind === 'book' ? 'primary' : 'quiet'}
        aria-label={action.kind === 'book' ? t`Book: ${title}` : t`Send request: ${title}`}
        busy={busy}
        unavailable={unavailable}
        onUnmet={unmet.press}
        aria-describedby={unavailable ? (reasonId ?? id) : undefined}
        onClick={(event) => {
          event.preventDefault();
          onBook();
        }}
      >
        {action.kind === 'book' ? <Trans>Book</Trans> : <Trans>Send request</Trans>}
      </Button>
      {unavailable && reasonId === undefined && (
        <Reason id={id} seen={unmet.said > 0}>
          <UnmetWords said={unmet.said}>
            {why === 'attendees' ? (
              <Trans>Please correct the number of attendees.</Trans>
            ) : (
              <Trans>Not possible at this time: see the note about opening hours.</Trans>
            )}
          </UnmetWords>
        </Reason>
      )}
    </>
  );
}

/** Seen once the button was pressed; before, it only describes it. */
const Reason = ({ id, seen, children }: { id: string; seen: boolean; children: ReactNode }) =>
  seen ? (
    <p id={id} className={styles.reason}>
      {children}
    </p>
  ) : (
    <VisuallyHidden id={id}>{children}</VisuallyHidden>
  );
