import { layoutWord } from '@foyer/booking-ui';
import { layoutNameOf, type PackageFit, type RoomFit } from '@foyer/domain';
import { iconUsers, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './why-it-does-not-fit.module.css';

/** Why the chosen offer no longer does for the meeting; nothing where it does (ERR-005 to ERR-009). */
export function WhyItDoesNotFit({ fit }: { readonly fit: RoomFit | PackageFit }) {
  if (fit.kind === 'fits') return null;
  return (
    <div className={styles.reason}>
      <Notice tone="warn" icon={iconUsers} role="status" title={<Reason fit={fit} />} />
    </div>
  );
}

function Reason({ fit }: { readonly fit: Exclude<RoomFit | PackageFit, { readonly kind: 'fits' }> }): ReactNode {
  const { i18n } = useLingui();
  switch (fit.kind) {
    case 'unavailable':
      return <Trans>Room not available</Trans>;
    case 'exceeds':
      return 'min' in fit ? <RoomLimit {...fit} /> : <PackageLimit {...fit} />;
    case 'layout': {
      const layout = i18n._(layoutWord(layoutNameOf(fit.layout)));
      return <Trans>This room does not have the seating order {layout} for your group</Trans>;
    }
    case 'no-room-available':
      return <Trans>None of the rooms in this package is available</Trans>;
    case 'no-room-fits':
      return <Trans>None of the rooms in this package fits your attendees</Trans>;
    default:
      return fit satisfies never;
  }
}

function RoomLimit({ delegates, min, max }: { readonly delegates: number; readonly min: number; readonly max: number }) {
  return (
    <Trans>
      Your {delegates} attendees exceed the limit for this room ({min}–{max})
    </Trans>
  );
}

function PackageLimit({ delegates, max }: { readonly delegates: number; readonly max: number }) {
  return (
    <Trans>
      Your attendees ({delegates}) exceed the limit of this package ({max})
    </Trans>
  );
}
