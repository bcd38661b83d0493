import {
  aConfirmation,
  anOfferedConfirmation,
  euros,
  fakeConfirmationSession,
} from '@foyer/fixtures';
import type { ChangeState } from '@foyer/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThankYou } from './thank-you.tsx';

const meta: Meta<typeof ThankYou> = {
  title: 'Thank you/Page',
  component: ThankYou,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ThankYou>;

const [event] = aConfirmation().events;
const second = event
  ? [
      {
        ...event,
        orderNumber: 'FY-204818',
        title: 'Auditorium',
        start: '2026-06-09T08:30',
        end: '2026-06-09T16:30',
        total: null,
      },
    ]
  : [];
const ready = (over: Parameters<typeof aConfirmation>[0]) =>
  fakeConfirmationSession({
    confirmation: {
      kind: 'ready',
      confirmation: aConfirmation(over),
      calendarLink: '/apiv2/orders/o_1/calendar.ics',
    },
  });

export const Booking: Story = { args: { session: fakeConfirmationSession() } };
export const TwoDays: Story = {
  args: { session: ready({ events: [...aConfirmation().events, ...second] }) },
};
export const Enquiry: Story = { args: { session: ready({ isEnquiry: true }) } };
const offered = (over: Parameters<typeof anOfferedConfirmation>[0] = {}): Story => ({
  args: {
    session: fakeConfirmationSession({
      isFirstView: false,
      confirmation: {
        kind: 'ready',
        confirmation: anOfferedConfirmation(over),
        calendarLink: '',
      },
    }),
  },
});
export const Offer: Story = offered();
export const OfferWithOneMeeting: Story = offered({
  options: (anOfferedConfirmation().offer?.options ?? []).slice(0, 1),
  message: '',
  methods: ['onsite', 'invoice'],
});
export const OfferWithQuestion: Story = offered({ question: 'Is lunch included?' });
export const OfferEnded: Story = {
  args: {
    session: ready({ ...anOfferedConfirmation(), status: 'expired' }),
  },
};
export const BookingLater: Story = {
  args: { session: fakeConfirmationSession({ isFirstView: false }) },
};
const changed = {
  delegates: 14,
  firstName: 'Aino',
  lastName: 'Virtanen',
  phone: '+358401234567',
  company: 'Norrsken Oy',
  message: '',
  amounts: { coffee: 3 },
};
const changing = (state: ChangeState): Story => ({
  args: {
    session: fakeConfirmationSession({
      isFirstView: false,
      changing: state,
      base: {
        sent: new URLSearchParams({ act: 'change', delegates: '14', 'amount-coffee': '3' }),
      },
    }),
  },
});
export const ChangePriced = changing({ kind: 'priced', change: changed, total: euros(780) });
export const ChangeRefused = changing({
  kind: 'failed',
  problem: {
    kind: 'refused',
    problem: { status: 409, code: 'not_bookable', message: '', field: 'delegates' },
  },
});
export const RequestLater: Story = {
  args: {
    session: fakeConfirmationSession({
      isFirstView: false,
      confirmation: {
        kind: 'ready',
        confirmation: aConfirmation({ isEnquiry: true }),
        calendarLink: '',
      },
    }),
  },
};
export const Declined: Story = {
  args: { session: ready({ isEnquiry: true, status: 'declined' }) },
};
export const CancelledForNothing: Story = {
  args: {
    session: ready({ status: 'cancelled', cancellation: { fee: euros(0), refund: euros(652.6) } }),
  },
};
export const CancelledWithFee: Story = {
  args: {
    session: ready({ status: 'cancelled', cancellation: { fee: euros(652.6), refund: euros(0) } }),
  },
};
export const CancelledFeeAsAgreed: Story = {
  args: { session: ready({ status: 'cancelled', cancellation: { fee: null, refund: null } }) },
};
export const TakenBack: Story = {
  args: {
    session: ready({
      isEnquiry: true,
      status: 'cancelled',
      cancellation: { fee: euros(0), refund: null },
    }),
  },
};
export const Expired: Story = { args: { session: ready({ status: 'expired' }) } };
export const Unanswered: Story = {
  args: { session: ready({ isEnquiry: true, status: 'expired' }) },
};
export const Unfinished: Story = { args: { session: ready({ status: 'created' }) } };
export const NotSent: Story = { args: { session: ready({ isEnquiry: true, status: 'created' }) } };
export const NoStoredOrder: Story = {
  args: { session: fakeConfirmationSession({ confirmation: { kind: 'none' } }) },
};
export const Loading: Story = {
  args: { session: fakeConfirmationSession({ confirmation: { kind: 'loading' } }) },
};
