import type { PackageFit } from '@foyer/domain';
import { iconClock, iconUsers, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

type Props = { fit: Exclude<PackageFit, { kind: 'fits' }>; id: string };

/** Why a package does not fit this meeting (AVAIL-019, ERR-008, ERR-009). */
export function UnavailableReason({ fit, id }: Props) {
  switch (fit.kind) {
    case 'exceeds': {
      const { delegates, max } = fit;
      return (
        <Notice
          tone="warn"
          icon={iconUsers}
          id={id}
          title={
            <Trans>
              Your attendees ({delegates}) exceed the limit of this package ({max})
            </Trans>
          }
        />
      );
    }
    case 'no-room-available':
      return (
        <Notice
          tone="warn"
          icon={iconClock}
          id={id}
          title={<Trans>None of the rooms in the package is available</Trans>}
        />
      );
    case 'no-room-fits':
      return (
        <Notice
          tone="warn"
          icon={iconUsers}
          id={id}
          title={<Trans>None of the rooms fits the attendees</Trans>}
        />
      );
    default:
      return fit satisfies never;
  }
}
