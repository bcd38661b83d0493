import {
  CheckoutPage,
  InsteadOfForm,
  PageFrame,
  type WithoutForm,
} from '@foyer/booking-ui/checkout';
import { useReadable } from '@foyer/federation/remote';
import type { OfficeSession, OfficeState } from '@foyer/session';
import { Heading } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { Done } from './done/done.tsx';
import { OfficeForm } from './office-form.tsx';
import { ExpiredDialog } from './order/expired-dialog.tsx';
import { OfficeSummary } from './summary/office-summary.tsx';

type Props = { session: OfficeSession };

/** The checkout of the office flow, `/book` (REGUS-012 to REGUS-036). */
export function RegusCheckout({ session }: Props) {
  const state = useReadable(session.checkout);
  const venueLink = useReadable(session.venueLink);
  const { home } = session.links;
  if (state.kind === 'ready' || state.kind === 'expired')
    return <Booking session={session} state={state} wayBack={venueLink ?? home} />;
  if (state.kind !== 'done')
    return (
      <InsteadOfForm
        state={withoutForm(state)}
        title={<Title />}
        venueLink={venueLink}
        home={home}
        onRetry={session.actions.retry}
      />
    );
  return (
    <PageFrame>
      <Done order={state.order} />
    </PageFrame>
  );
}

function withoutForm(
  state: Exclude<OfficeState, { kind: 'ready' | 'expired' | 'done' }>,
): WithoutForm {
  // Without a stored hold the page is as after an expired one (REGUS-018).
  if (state.kind === 'empty') return { kind: 'expired', room: null };
  return state;
}

type BookingProps = Props & {
  state: Extract<OfficeState, { kind: 'ready' | 'expired' }>;
  wayBack: string;
};

function Booking({ session, state: { kind, booking, venueCountry, zone }, wayBack }: BookingProps) {
  const services = useReadable(session.services);
  const visitorCountry = useReadable(session.visitorCountry);
  return (
    <CheckoutPage
      session={session}
      title={<Title />}
      chosen="room"
      summary={<OfficeSummary booking={booking} services={services} wayBack={wayBack} />}
      form={
        <OfficeForm
          session={session}
          booking={booking}
          services={services}
          venueCountry={venueCountry}
          zone={zone}
          visitorCountry={visitorCountry}
          wayBack={wayBack}
        />
      }
    >
      <ExpiredDialog open={kind === 'expired'} room={booking.roomTitle} wayBack={wayBack} />
    </CheckoutPage>
  );
}

const Title = () => (
  <Heading level={1}>
    <Trans>Complete your booking</Trans>
  </Heading>
);
