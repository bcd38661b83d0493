import { anOffers, aRoom, fakeVenueSession, type VenueStates } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomList } from './room-list.tsx';

const list = (states: VenueStates = {}) => ({ session: fakeVenueSession(states) });

const meta = {
  title: 'Rooms/Room list',
  component: RoomList,
  args: list(),
  decorators: [(Story) => <div style={{ maxInlineSize: '53rem' }}>{Story()}</div>],
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

const offers = anOffers();
const [first, , exceeding] = offers.rooms;
const nowhere = (room: Partial<ReturnType<typeof aRoom>>) => ({
  offers: {
    ...offers,
    rooms: offers.rooms.map((offer) => ({
      ...offer,
      listed: false,
      room: { ...offer.room, ...room },
    })),
  },
});

export const Many: Story = {};
export const One: Story = { args: list({ offers: { offers: anOffers(1, 0) } }) };
export const Selected: Story = {
  args: list({ selection: first ? { kind: 'room', offer: first } : null }),
};

/** The selected room no longer fits the group: it stays, says why, and keeps its size. */
export const SelectedNoLongerFits: Story = {
  args: list({ selection: exceeding ? { kind: 'room', offer: exceeding } : null }),
};

export const Loading: Story = { args: list({ offers: { offers: null, loading: true } }) };
export const Reloading: Story = { args: list({ offers: { loading: true } }) };
export const Failed: Story = {
  args: list({ offers: { offers: null, problem: { kind: 'unreachable' } } }),
};
export const FailedAgain: Story = { args: list({ offers: { problem: { kind: 'unreachable' } } }) };
export const DiscountCodeNotFound: Story = { args: list({ form: { discount: 'none_found' } }) };

/** Rooms are free, but none fits: the nearest queries that some room fits are offered. */
export const NoneSuits: Story = {
  args: list({
    query: { delegates: 80, rates: 'roomRental' },
    offers: {
      offers: {
        ...offers,
        rooms: offers.rooms.map((offer) => ({
          ...offer,
          listed: false,
          fit: { kind: 'exceeds', delegates: 80, min: offer.room.min, max: offer.room.max },
        })),
      },
    },
  }),
};

/** No room is free. */
export const NoneFree: Story = { args: list({ offers: nowhere({ available: false }) }) };

export const German: Story = {
  globals: { language: 'de' },
  args: list({ base: { language: 'de' } }),
};
