import { layoutWord } from '@foyer/booking-ui';
import { layoutNameOf, type PackageFit, type RoomFit } from '@foyer/domain';
import { iconUsers, Notice } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RegistrationLink } from '../attendees-limit.tsx';
import styles from './fit-problem.module.css';

type Misfit = Exclude<RoomFit | PackageFit, { kind: 'fits' }>;

/**
 * Why the selected offer no longer fits the meeting (ERR-005 to ERR-009). A group that is too large
 * may have a place to ask (FORM-053).
 */
export function FitProblem({
  fit,
  registrationUrl,
}: {
  fit: Misfit;
  registrationUrl: string | null;
}) {
  return (
    <div className={styles.reason}>
      <Notice tone="warn" icon={iconUsers} role="status" title={<Reason fit={fit} />}>
        {fit.kind === 'exceeds' && <RegistrationLink url={registrationUrl} />}
      </Notice>
    </div>
  );
}

function Reason({ fit }: { fit: Misfit }): ReactNode {
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

function RoomLimit({ delegates, min, max }: { delegates: number; min: number; max: number }) {
  return (
    <Trans>
      Your attendees ({delegates}) exceed the limit for this room ({min}–{max})
    </Trans>
  );
}

function PackageLimit({ delegates, max }: { delegates: number; max: number }) {
  return (
    <Trans>
      Your attendees ({delegates}) exceed the limit of this package ({max})
    </Trans>
  );
}
