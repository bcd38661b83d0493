import type { CardAction } from '@foyer/domain';
import { Button, VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type NamedOffer, offerValue, venueFields, venueForm } from '../../venue-form.tsx';

type Props = {
  action: Exclude<CardAction, { kind: 'select' }>;
  /** The offer's name: "Harbour Room". */
  title: string;
  /** What it books. */
  offer: NamedOffer;
  /** Its booking is in progress. */
  busy: boolean;
  /**
   * Id of the text on the card that says why it cannot be booked; without it the venue's hours are
   * the reason.
   */
  reasonId?: string | undefined;
  onBook: () => void;
};

/**
 * Book, or Send request where instant booking is not possible (ROOM-006, PACK-013, PRICE-011).
 * Disabled it keeps its focus and says why.
 */
export function OfferAction({ action, title, offer, busy, reasonId, onBook }: Props) {
  const id = useId();
  const unavailable = !action.enabled;
  return (
    <>
      <Button
        type="submit"
        form={venueForm}
        formMethod="post"
        name={venueFields.book}
        value={offerValue(offer)}
        variant={action.kind === 'book' ? 'primary' : 'quiet'}
        busy={busy}
        unavailable={unavailable}
        aria-describedby={unavailable ? (reasonId ?? id) : undefined}
        onClick={(event) => {
          event.preventDefault();
          onBook();
        }}
      >
        {action.kind === 'book' ? <Trans>Book</Trans> : <Trans>Send request</Trans>}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {unavailable && reasonId === undefined && (
        <VisuallyHidden id={id}>
          <Trans>Not possible at this time: see the note about opening hours.</Trans>
        </VisuallyHidden>
      )}
    </>
  );
}
