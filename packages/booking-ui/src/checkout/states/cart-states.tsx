import type { ShownProblem } from '../../problem-words.ts';
import { checkoutProblemWords } from '../checkout-problem-words.ts';
import {
  Button,
  Icon,
  LinkButton,
  iconAlert,
  iconCheck,
  iconClock,
  iconRetry,
  iconSearch,
} from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExpiredWords } from './expired-words.tsx';
import { NoCart } from './no-cart.tsx';

type Way = { venueLink: string | null; home: string };

const BackToVenue = ({ venueLink, home }: Way) => (
  <LinkButton variant="primary" href={venueLink ?? home}>
    {venueLink === null ? <Trans>To the start page</Trans> : <Trans>Back to the venue</Trans>}
  </LinkButton>
);

/** The hold has ended (A-122, REGUS-018). */
export const CartExpired = ({ room, ...way }: Way & { room: string | null }) => (
  <NoCart
    icon={iconClock}
    tone="warn"
    title={<Trans>Your booking expired</Trans>}
    actions={<BackToVenue {...way} />}
  >
    <ExpiredWords room={room} />
  </NoCart>
);

/** A wrong or very old address. */
export const CartMissing = (way: Way) => (
  <NoCart
    icon={iconSearch}
    tone="plain"
    title={<Trans>We cannot find this booking</Trans>}
    actions={<BackToVenue {...way} />}
  >
    <Trans>The address may be mistyped or very old. Please start again from the venue.</Trans>
  </NoCart>
);

/** Reloaded after the order succeeded: no accidental second order. */
export const CartOrdered = (way: Way) => (
  <NoCart
    icon={iconCheck}
    tone="success"
    title={<Trans>This has been booked already</Trans>}
    actions={<BackToVenue {...way} />}
  >
    <Trans>The confirmation is in your inbox. Nothing was booked twice.</Trans>
  </NoCart>
);

export function CartFailed({ problem, onRetry }: { problem: ShownProblem; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <NoCart
      icon={iconAlert}
      tone="warn"
      title={<Trans>Your booking could not be loaded</Trans>}
      actions={
        <Button variant="primary" onClick={onRetry}>
          <Icon of={iconRetry} />
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {i18n._(checkoutProblemWords(problem))}
    </NoCart>
  );
}
