import {
  aPackage,
  aPackageOffer,
  aPackageOfLongWords,
  aPackagePrice,
  aPicture,
  aRoom,
  aRoomOffer,
  aRoomOfLongWords,
  aRoomPrice,
  anUnfitRoomOffer,
  euros,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EngineCard } from './engine-card.tsx';

const nothing = () => undefined;
const rates = ['Harbour day', 'Grand day', 'Evening', 'Morning'].map((title, index) =>
  aPackageOffer({ package: aPackage({ id: `package-${index}`, title }) }),
);
const conditions = {
  opening: { kind: 'open', hours: null },
  leadTimeAllows: true,
  loading: false,
} as const;
const scenes = [
  'boardroom-harbour',
  'library-green',
  'orangery-day',
  'skyline-day',
  'boardroom-oak',
  'salon-apricot',
  'auditorium-blue',
];

const meta = {
  title: 'Rooms/Booking engine card',
  component: EngineCard,
  args: {
    offer: aRoomOffer(),
    reasons: [{ kind: 'daylight' }, { kind: 'instant' }],
    rates,
    length: 8,
    showAllPackages: false,
    group: { delegates: 12, layout: '_none', checkout: 'cart' },
    local: null,
    reading: { language: 'en', translate: () => Promise.resolve(null) },
    conditions,
    pressed: null,
    booking: null,
    onBook: nothing,
    onAccept: nothing,
    onDismiss: nothing,
  },
  parameters: { list: '75rem' },
} satisfies Meta<typeof EngineCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Instant: Story = {};
export const OnRequest: Story = {
  args: { offer: aRoomOffer({ outcome: { kind: 'request', total: euros(652.6) } }) },
};
export const Enquiry: Story = {
  args: {
    rates: [],
    offer: aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }),
  },
};
export const Discounted: Story = {
  args: {
    offer: aRoomOffer({
      price: aRoomPrice({ total: euros(554.71), original: euros(652.6), percentOff: 15 }),
    }),
  },
};
export const Estimated: Story = { args: { local: { code: 'USD', conversionRate: 1.09 } } };
export const WithPremiumService: Story = {
  args: {
    offer: aRoomOffer({ price: aRoomPrice({ premiumFee: 1500 }) }),
    rates: [
      aPackageOffer({ price: aPackagePrice({ premiumFee: 1500 }) }),
      aPackageOffer({
        package: aPackage({ id: 'package-1', title: 'Grand day', min: 20 }),
        price: aPackagePrice({
          premiumFee: 1500,
          people: 20,
          pricedForMinimum: true,
          total: euros(1368),
        }),
      }),
    ],
  },
};
export const RentalAlone: Story = { args: { rates: [] } };
export const WithPackagesOnly: Story = {
  args: { offer: aRoomOffer({ room: aRoom({ webBookable: false }) }) },
};
export const AllPackagesAtOnce: Story = { args: { showAllPackages: true } };
export const SoldOut: Story = {
  args: { rates: [], offer: anUnfitRoomOffer({ kind: 'unavailable' }) },
};
export const TooManyAttendees: Story = {
  args: { rates: [], offer: anUnfitRoomOffer({ kind: 'exceeds', delegates: 80, min: 2, max: 70 }) },
};
export const TooFewAttendees: Story = {
  args: { rates: [], offer: anUnfitRoomOffer({ kind: 'exceeds', delegates: 4, min: 20, max: 70 }) },
};
export const WithoutTheLayout: Story = {
  args: { rates: [], offer: anUnfitRoomOffer({ kind: 'layout', layout: 405, capacity: 8 }) },
};
export const WithoutPicture: Story = {
  args: { offer: aRoomOffer({ room: aRoom({ pictures: [], view360: null }) }) },
};
export const OnePicture: Story = {
  args: { offer: aRoomOffer({ room: aRoom({ pictures: [aPicture()], view360: null }) }) },
};
export const ManyPictures: Story = {
  args: {
    offer: aRoomOffer({
      room: aRoom({ pictures: scenes.map((scene, index) => aPicture(scene, `View ${index + 1}`)) }),
    }),
  },
};
export const Loading: Story = { args: { conditions: { ...conditions, loading: true } } };

/** Somebody else used up a limited code. */
export const CodeUsedUp: Story = {
  args: {
    pressed: { roomId: 'harbour-room', packageId: null },
    booking: { kind: 'price-changed', before: euros(554.71), now: euros(652.6), codeUsedUp: true },
  },
};

/** The bill of the rental, open. */
export const PriceDetail: Story = {
  args: { rates: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false, name: /652/ }));
  },
};

export const GermanLongWords: Story = {
  globals: { language: 'de' },
  args: {
    reading: { language: 'de', translate: () => Promise.resolve(null) },
    offer: aRoomOfLongWords(),
    rates: [aPackageOfLongWords({ outcome: { kind: 'request', total: euros(820.8) } })],
  },
};
