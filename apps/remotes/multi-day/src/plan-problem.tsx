import { useFormats } from '@foyer/i18n';
import type { DaysBooking, RefusedDay } from '@foyer/session';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Failed = Extract<DaysBooking, { kind: 'failed' }>;
type Refusal = Extract<Failed['problem'], { kind: 'refused' }>['problem'];

/**
 * Why a plan was refused: which day, why, and what to do (D-3). Nothing where the general message
 * says the same.
 */
export function planProblemWords({ problem, day }: Failed): ReactNode {
  if (problem.kind !== 'refused') return undefined;
  return day === null ? ofThePlan(problem.problem) : ofOneDay(problem.problem, day);
}

function ofOneDay({ code, total }: Refusal, { number, title }: RefusedDay): ReactNode {
  switch (code) {
    case 'room_taken':
    case 'temp_pms_order_error_conflict':
      return (
        <Trans>
          Day #{number}, <bdi>{title}</bdi>: somebody else has just booked this. Please choose
          something else for this day.
        </Trans>
      );
    case 'price_changed':
      return total ? <NewPrice number={number} title={title} total={total} /> : undefined;
    case 'not_bookable':
      return (
        <Trans>
          Day #{number}, <bdi>{title}</bdi>: not available for this time and number of people.
          Please choose something else, or change the day.
        </Trans>
      );
    case 'venue_closed':
      return (
        <Trans>
          Day #{number}: the venue takes no meeting at this time. Please choose another date or time
          for this day.
        </Trans>
      );
    case 'package_pms_not_mapped':
    case 'temp_pms_order_error':
      return (
        <Trans>
          Day #{number}, <bdi>{title}</bdi>: the hotel’s own system does not know this and cannot
          book it. Please choose something else for this day.
        </Trans>
      );
    case 'invalid_field':
      return (
        <Trans>
          Day #{number}, <bdi>{title}</bdi>: no longer offered. Please choose something else for
          this day.
        </Trans>
      );
    default:
      return undefined;
  }
}

/** The hotel names no day: each was asked again, and the plan marks what is gone. */
function ofThePlan({ code }: Refusal): ReactNode {
  switch (code) {
    case 'room_taken':
    case 'temp_pms_order_error_conflict':
      return (
        <Trans>
          A room of your days has just been taken. The days that have lost theirs are marked; please
          choose again for them.
        </Trans>
      );
    case 'price_changed':
      return (
        <Trans>
          A price has changed while this page was open. Your days now show today’s prices.
        </Trans>
      );
    case 'package_pms_not_mapped':
      return (
        <Trans>
          The hotel’s own system does not know one of the packages. Please choose something else in
          its place.
        </Trans>
      );
    case 'temp_pms_order_error':
      return (
        <Trans>
          The hotel’s own system has refused the booking. Please try again, or ask the venue.
        </Trans>
      );
    case 'provider_malformed':
      return (
        <Trans>
          The hotel’s own system gave an answer that cannot be used. Please try again in a moment,
          or ask the venue.
        </Trans>
      );
    default:
      return undefined;
  }
}

function NewPrice({ number, title, total }: RefusedDay & { total: NonNullable<Refusal['total']> }) {
  const { money } = useFormats();
  const price = money(total);
  return (
    <Trans>
      Day #{number}, <bdi>{title}</bdi>: the price is now {price}. Please look at your days again
      before you continue.
    </Trans>
  );
}
