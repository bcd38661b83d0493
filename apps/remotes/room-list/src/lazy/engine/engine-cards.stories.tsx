import {
  anOffers,
  aPackage,
  aPackageOffer,
  aRoomOffer,
  aSite,
  aVenue,
  euros,
  fakeVenueSession,
  type VenueStates,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomList } from '../../room-list.tsx';

const site = aSite({ offerCards: 'book' });
const list = ({ base, ...states }: VenueStates = {}) => ({
  session: fakeVenueSession({ ...states, base: { site, ...base } }),
});

const meta = {
  title: 'Rooms/Rooms of the booking engine',
  component: RoomList,
  args: list(),
  decorators: [(Story) => <div style={{ maxInlineSize: '75rem' }}>{Story()}</div>],
} satisfies Meta<typeof RoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

const offers = anOffers(6, 4);
const chosen = aRoomOffer();

export const Rooms: Story = {};
export const Skeletons: Story = { args: list({ offers: { offers: null, loading: true } }) };
export const Reloading: Story = { args: list({ offers: { loading: true } }) };
export const Failed: Story = {
  args: list({ offers: { offers: null, problem: { kind: 'unreachable' } } }),
};
export const FailedAgain: Story = {
  args: list({ offers: { offers, problem: { kind: 'unreachable' } } }),
};
export const NoneSuits: Story = {
  args: list({
    offers: {
      offers: {
        ...offers,
        rooms: offers.rooms.map((offer) => ({
          ...offer,
          listed: false,
          fit: { kind: 'exceeds', delegates: 80, min: 2, max: 70 },
        })),
      },
    },
  }),
};
export const DiscountCodeNotFound: Story = {
  args: list({ offers: { offers }, form: { discount: 'none_found' } }),
};
export const Estimated: Story = {
  args: list({
    offers: { offers },
    venue: aVenue({ localCurrency: { code: 'USD', conversionRate: 1.09 } }),
    base: { site: aSite({ offerCards: 'book', showEstimate: true }) },
  }),
};
export const Closed: Story = { args: list({ form: { opening: { kind: 'closed-day' } } }) };
export const RentalOnly: Story = { args: list({ query: { rates: 'roomRental' } }) };
export const TakenMeanwhile: Story = {
  args: list({
    offers: { offers },
    selection: { kind: 'room', offer: chosen },
    booking: {
      kind: 'failed',
      problem: { kind: 'refused', problem: { status: 409, code: 'room_taken', message: '' } },
    },
  }),
};
export const PriceChanged: Story = {
  args: list({
    offers: { offers },
    selection: { kind: 'room', offer: chosen },
    booking: { kind: 'price-changed', before: euros(652.6), now: euros(678), codeUsedUp: false },
  }),
};
export const German: Story = {
  globals: { language: 'de' },
  args: list({
    base: { language: 'de' },
    offers: {
      offers: {
        ...offers,
        packages: [
          aPackageOffer({
            package: aPackage({
              title: 'Ganztagesveranstaltungspauschale mit Abendempfang',
              description:
                'Tagungsraum, zwei Kaffeepausen mit hausgemachtem Gebäck, Mittagsbuffet im ' +
                'Wintergarten und ein Abendempfang auf der Südterrasse.',
            }),
            outcome: { kind: 'request', total: euros(820.8) },
          }),
        ],
      },
    },
  }),
};
