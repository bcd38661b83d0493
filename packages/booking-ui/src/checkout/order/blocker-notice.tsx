import { Notice, iconAlert } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderBlocker } from './use-placing.ts';

type BlockerNoticeProps = {
  blocker: OrderBlocker | null;
  fieldsInOrder: boolean;
};

/**
 * One sentence near the button: the first thing that blocks the order (ERR-031); terms have theirs
 * beside the box.
 */
export function BlockerNotice({ blocker, fieldsInOrder }: BlockerNoticeProps) {
  const words =
    blocker === 'fields' && !fieldsInOrder ? (
      <Trans>Please fix the errors above.</Trans>
    ) : blocker === 'card' ? (
      <Trans>Please complete the details of your card.</Trans>
    ) : blocker === 'card-away' ? (
      <CardAway />
    ) : blocker === 'card-refused' ? (
      <Trans>There was a problem with your credit card.</Trans>
    ) : null;
  return words && <Notice tone="danger" icon={iconAlert} role="alert" title={words} />;
}

/** The card vault is slow or away; that is no fault of the card or of the venue. */
export const CardAway = () => (
  <Trans>
    The card service does not answer. Nothing was booked or charged. Please try again in a moment.
  </Trans>
);

/** Beside the terms' box, when it is not ticked. */
export const TermsMissing = () => <Trans>Please agree to the terms.</Trans>;
