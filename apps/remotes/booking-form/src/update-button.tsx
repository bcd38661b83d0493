import type { OfferKind } from '@foyer/domain';
import { Button, WithoutScript } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

/**
 * Sends the changed meeting where no script follows each change. It is the form's first button: the
 * one that Enter in a field presses.
 */
export const UpdateButton = ({ kind }: { kind: OfferKind }) => (
  <WithoutScript>
    <Button type="submit" wide>
      <ShowOffers kind={kind} />
    </Button>
  </WithoutScript>
);

export const ShowOffers = ({ kind }: { kind: OfferKind }) =>
  kind === 'room' ? <Trans>Show rooms</Trans> : <Trans>Show packages</Trans>;
