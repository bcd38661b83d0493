import { type MeetingLength, type OfferCards, packageMatchesLength } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { Button, iconInfo, Notice } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';

type Props = {
  length: MeetingLength;
  /** In a plan there is one sentence for all lengths (ERR-019). */
  cards: OfferCards;
  /** Some room suits as it was asked for. */
  roomsSuit: boolean;
  actions: Pick<VenueSession['actions'], 'changeTab' | 'changeLength'>;
};

/** No package fits (PACK-004, ERR-010): a sentence for the requested length, and suggestions. */
export function NoPackage({ length, cards, roomsSuit, actions }: Props) {
  const takesLonger = cards !== 'plan' && !packageMatchesLength(8, length);
  return (
    <div data-state="empty">
      <Notice
        icon={iconInfo}
        title={<Trans context="packages">Not available</Trans>}
        actions={
          (takesLonger || roomsSuit) && (
            <>
              {takesLonger && (
                <Button size="s" onClick={() => actions.changeLength(8)}>
                  <Trans>Make it a full day</Trans>
                </Button>
              )}
              {roomsSuit && (
                <Button size="s" onClick={() => actions.changeTab('room')}>
                  <Trans>Show rooms instead</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        <span>
          {cards === 'plan' ? (
            <Trans>There is no package available for these dates.</Trans>
          ) : (
            <NoneOfLength length={length} />
          )}
        </span>
      </Notice>
    </div>
  );
}

/** ERR-019, A-083. */
function NoneOfLength({ length }: { length: MeetingLength }) {
  if (packageMatchesLength(4, length))
    return <Trans>There is no half-day package available.</Trans>;
  if (packageMatchesLength(8, length))
    return <Trans>There is no full-day package available.</Trans>;
  if (packageMatchesLength(24, length))
    return <Trans>There is no overnight package available.</Trans>;
  if (packageMatchesLength(36, length))
    return <Trans>There is no two-days package available.</Trans>;
  return <Trans>There is no package available for these dates.</Trans>;
}
