import { aRoomOffer, aVenue, fakeVenueSession, type VenueStates } from '@foyer/fixtures';
import type { Visitor } from '@foyer/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { EnquiryDialog } from './enquiry-dialog.tsx';

type Args = VenueStates & { visitor: Visitor | null };

const Shown = ({ visitor, ...states }: Args) => (
  <EnquiryDialog
    session={fakeVenueSession({ selection: { kind: 'room', offer: noPrice }, ...states })}
    open
    visitor={visitor}
  />
);

const noPrice = aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } });
const grace = {
  username: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@harbour.example',
  phone: '',
  company: 'Harbour',
  acceptedGdpr: true,
  roleIds: [4],
};
const withFee = aVenue({ serviceFee: { id: 'fee', amount: 4950 } });

const meta: Meta<typeof Shown> = {
  title: 'Booking form/Enquiry',
  component: Shown,
  args: { visitor: { kind: 'anonymous' }, venue: withFee },
};
export default meta;
type Story = StoryObj<typeof Shown>;

/** A press on the button with nothing entered: all messages. */
const sendNothing: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = within(canvasElement.ownerDocument.body);
  await userEvent.click(
    await dialog.findByRole('button', { name: /^(Send request|Anfrage senden)$/ }),
  );
};

export const Anonymous: Story = {};
export const WithoutFee: Story = { args: { venue: aVenue() } };
export const UserWithoutPhone: Story = { args: { visitor: { kind: 'user', user: grace } } };
export const UserWithPhone: Story = {
  args: { visitor: { kind: 'user', user: { ...grace, phone: '+442079460000' } } },
};
export const NotYetKnownWho: Story = { args: { visitor: null } };
export const NothingEntered: Story = { play: sendNothing };
export const FieldRefused: Story = {
  args: {
    booking: {
      kind: 'failed',
      problem: {
        kind: 'refused',
        problem: { status: 400, code: 'invalid_field', message: 'no', field: 'email' },
      },
    },
  },
};
export const Failed: Story = {
  args: { booking: { kind: 'failed', problem: { kind: 'unreachable' } } },
};
export const Sending: Story = { args: { booking: { kind: 'processing' } } };
export const NothingFitsAnyMore: Story = {
  args: { offers: { offers: { ...fakeVenueSession().offers.get().offers!, rooms: [] } } },
};
export const Phone: Story = { play: sendNothing, globals: { viewport: { value: 'w360' } } };
export const German: Story = { play: sendNothing, globals: { language: 'de' } };
export const RightToLeft: Story = { play: sendNothing, globals: { direction: 'rtl' } };
export const Dark: Story = { play: sendNothing, globals: { scheme: 'dark' } };
