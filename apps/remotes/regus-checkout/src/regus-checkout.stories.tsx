import {
  anOfficeBooked,
  anOfficeBooking,
  aVisitor,
  fakeOfficeSession,
  fakeReadable,
  someOfficeServices,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegusCheckout } from './regus-checkout.tsx';

const meta: Meta<typeof RegusCheckout> = {
  title: 'Serviced office checkout/Page',
  component: RegusCheckout,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof RegusCheckout>;

const form = {
  kind: 'ready',
  booking: anOfficeBooking(),
  venueCountry: 'FI',
  zone: 'Europe/Helsinki',
} as const;
const taken = someOfficeServices.map((service, index) =>
  index === 0 ? { ...service, amount: 2, time: '10:30' } : service,
);

export const Booking: Story = { args: { session: fakeOfficeSession() } };
export const WithServices: Story = { args: { session: fakeOfficeSession({ services: taken }) } };
export const WithoutServices: Story = { args: { session: fakeOfficeSession({ services: [] }) } };
export const HoldEnding: Story = { args: { session: fakeOfficeSession({ holdSeconds: 96 }) } };
export const LoggedIn: Story = {
  args: {
    session: fakeOfficeSession({
      base: { visitor: fakeReadable(aVisitor({ phone: '+358 40 123 4567' })) },
    }),
  },
};
export const FromSweden: Story = { args: { session: fakeOfficeSession({ visitorCountry: 'se' }) } };
export const Loading: Story = {
  args: { session: fakeOfficeSession({ checkout: { kind: 'loading' }, holdSeconds: null }) },
};
export const Empty: Story = {
  args: { session: fakeOfficeSession({ checkout: { kind: 'empty' }, holdSeconds: null }) },
};
export const NoSuchOrder: Story = {
  args: {
    session: fakeOfficeSession({
      checkout: { kind: 'missing' },
      holdSeconds: null,
      venueLink: null,
    }),
  },
};
export const CouldNotLoad: Story = {
  args: {
    session: fakeOfficeSession({
      checkout: { kind: 'failed', problem: { kind: 'unreachable' } },
      holdSeconds: null,
    }),
  },
};
export const Expired: Story = {
  args: { session: fakeOfficeSession({ checkout: { ...form, kind: 'expired' }, holdSeconds: 0 }) },
};
export const Processing: Story = {
  args: { session: fakeOfficeSession({ order: { kind: 'processing' } }) },
};
export const CardRefused: Story = {
  args: { session: fakeOfficeSession({ order: { kind: 'card-refused' } }) },
};
export const DetailRefused: Story = {
  args: {
    session: fakeOfficeSession({
      order: { kind: 'refused', message: 'A postal code of Finland has five digits.', field: null },
    }),
  },
};
export const DetailRefusedElsewhere: Story = {
  args: { session: fakeOfficeSession({ order: { kind: 'refused', message: '', field: 'zip' } }) },
};
export const OrderFailed: Story = {
  args: { session: fakeOfficeSession({ order: { kind: 'over', problem: null } }) },
};
export const ServerUnreachable: Story = {
  args: {
    session: fakeOfficeSession({
      order: { kind: 'failed', field: null, problem: { kind: 'unreachable' } },
    }),
  },
};
export const OperatorAway: Story = {
  args: {
    session: fakeOfficeSession({
      order: {
        kind: 'failed',
        field: null,
        problem: {
          kind: 'refused',
          problem: { status: 503, code: 'provider_unavailable', message: '' },
        },
      },
    }),
  },
};
export const RoomTaken: Story = {
  args: {
    session: fakeOfficeSession({
      order: {
        kind: 'over',
        problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: '' } },
      },
    }),
  },
};
export const Done: Story = {
  args: {
    session: fakeOfficeSession({
      checkout: { kind: 'done', order: anOfficeBooked() },
      holdSeconds: null,
    }),
  },
};
export const DoneOpenedAgain: Story = {
  args: {
    session: fakeOfficeSession({
      checkout: { kind: 'done', order: anOfficeBooked({ mailedLogin: null }) },
      holdSeconds: null,
    }),
  },
};
