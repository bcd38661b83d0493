import type { ShownProblem } from '../../problem-words.ts';
import { checkoutProblemWords } from '../checkout-problem-words.ts';
import { bringIntoView, LinkButton, Notice, iconAlert } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

type OrderFailureProps = { problem: ShownProblem; venueLink: string | null };

/** Repeating helps with none of these: another room, package or time is needed. */
const leadsToVenue = new Set([
  'room_taken',
  'not_bookable',
  'venue_closed',
  'hold_expired',
  'cart_not_found',
  'package_pms_not_mapped',
  'temp_pms_order_error',
  'temp_pms_order_error_conflict',
]);

/** Why the order failed, next to its button (D-4). */
export function OrderFailure({ problem, venueLink }: OrderFailureProps) {
  const { i18n } = useLingui();
  const backToVenue =
    problem.kind === 'refused' && leadsToVenue.has(problem.problem.code) && venueLink !== null;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(notice.current), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        tone="danger"
        icon={iconAlert}
        role="alert"
        title={i18n._(checkoutProblemWords(problem))}
        actions={
          backToVenue && (
            <LinkButton size="s" href={venueLink}>
              <Trans>Back to the venue</Trans>
            </LinkButton>
          )
        }
      />
    </div>
  );
}
