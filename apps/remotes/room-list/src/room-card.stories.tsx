import {
  aPicture,
  aRoom,
  aRoomOffer,
  aRoomOfLongWords,
  aRoomPrice,
  anUnfitRoomOffer,
  euros,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomCard } from './room-card.tsx';

const nothing = () => undefined;
const meeting = { delegates: 12, layout: '_none', checkout: 'cart' } as const;

const scenes = [
  'boardroom-harbour',
  'library-green',
  'orangery-day',
  'skyline-day',
  'boardroom-oak',
  'salon-apricot',
  'auditorium-blue',
  'ushape-linen',
  'theatre-daylight',
  'foyer-arches',
];

const meta = {
  title: 'Rooms/Room card',
  component: RoomCard,
  args: {
    checkout: 'cart',
    offer: aRoomOffer(),
    reasons: [],
    currency: 'EUR',
    local: null,
    length: 8,
    reading: {
      language: 'en',
      translate: () => Promise.resolve('Zweiter Stock, mit Blick über das Meer.'),
    },
    chosen: false,
    detailsHref: '?f.details=1',
    meeting: null,
    onSelect: nothing,
    onToggle: nothing,
    onLayout: nothing,
  },
  parameters: { list: '53rem' },
} satisfies Meta<typeof RoomCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(/^(Price detail|Preisdetails)$/));
};

export const Available: Story = {};
export const SaysWhyItSuits: Story = {
  args: {
    reasons: [{ kind: 'cheapest' }, { kind: 'size', delegates: 12, seats: 14, layout: 'ushape' }],
  },
};
export const OnlyOneWithALongName: Story = {
  args: {
    reasons: [
      {
        kind: 'only-here',
        equipment: 'Line-array sound with twelve radio microphones and lectern',
      },
      { kind: 'instant' },
    ],
  },
};
export const Selected: Story = { args: { chosen: true } };
export const DetailsOpen: Story = {
  args: { meeting: { ...meeting, layout: 405 }, chosen: true },
};

/** All of its pictures, at full size. */
export const PicturesOpen: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^(All pictures|Alle Bilder)/ })),
};

/** The bill, behind its toggle. */
export const PriceDetail: Story = {
  args: {
    meeting,
    offer: aRoomOffer({ price: aRoomPrice({ total: euros(802.6), minimumSpend: euros(150) }) }),
  },
  play: opened,
};
export const PriceDetailEstimated: Story = {
  args: { meeting, local: { code: 'USD', conversionRate: 1.09 } },
  play: opened,
};

/** The venue's description is not in the reader's language: a translation is offered. */
export const InAnotherLanguage: Story = {
  args: {
    meeting,
    reading: { language: 'en', translate: () => Promise.resolve(null) },
    offer: aRoomOffer({
      room: aRoom({ description: 'Toinen kerros, näköala merelle.', spoken: 'fi' }),
    }),
  },
};

export const ByTheHour: Story = {
  args: {
    length: 3,
    offer: aRoomOffer({
      price: aRoomPrice({
        total: euros(294),
        type: 'hourly',
        rentalExclVat: euros(234.26),
        vat: euros(59.74),
      }),
    }),
  },
};

export const Discounted: Story = {
  args: {
    offer: aRoomOffer({
      price: aRoomPrice({ total: euros(554.71), original: euros(652.6), percentOff: 15 }),
    }),
  },
};

export const WithMinimumSpend: Story = {
  args: {
    offer: aRoomOffer({ price: aRoomPrice({ total: euros(802.6), minimumSpend: euros(150) }) }),
    meeting,
  },
};

/** On a partner's site, in its visitors' currency. */
export const Estimated: Story = { args: { local: { code: 'USD', conversionRate: 1.09 } } };

/** Not instantly bookable: no ribbon. */
export const OnRequest: Story = {
  args: { offer: aRoomOffer({ outcome: { kind: 'request', total: euros(652.6) } }) },
};

export const Enquiry: Story = {
  args: {
    offer: aRoomOffer({
      room: aRoom({ rates: { ...aRoom().rates, hourly: null, halfDay: null, fullDay: null } }),
      price: null,
      outcome: { kind: 'enquiry', reason: 'no-price' },
    }),
  },
};

/** Named lengths hide the rates (PRICE-024). */
export const Overnight: Story = {
  args: {
    length: 'overnight',
    offer: aRoomOffer({
      price: null,
      outcome: { kind: 'enquiry', reason: 'usual-price-overnight' },
    }),
  },
};

export const TooManyAttendees: Story = {
  args: {
    chosen: true,
    offer: anUnfitRoomOffer({ kind: 'exceeds', delegates: 12, min: 2, max: 8 }),
  },
};
export const TooFewAttendees: Story = {
  args: {
    chosen: true,
    offer: anUnfitRoomOffer({ kind: 'exceeds', delegates: 4, min: 20, max: 70 }),
  },
};
export const TakenMeanwhile: Story = {
  args: { chosen: true, offer: anUnfitRoomOffer({ kind: 'unavailable' }) },
};
export const WithoutTheLayout: Story = {
  args: { chosen: true, offer: anUnfitRoomOffer({ kind: 'layout', layout: 405, capacity: 8 }) },
};

/** A few layouts fit, one is reduced, and no equipment has a fee. */
export const LargeGroup: Story = {
  args: {
    meeting: { ...meeting, delegates: 38 },
    offer: aRoomOffer({ room: aRoom({ equipmentWithFee: [], view360: null }) }),
  },
};

export const WithoutPicture: Story = {
  args: { offer: aRoomOffer({ room: aRoom({ pictures: [] }) }) },
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

export const SparseData: Story = {
  args: {
    meeting,
    offer: aRoomOffer({
      room: aRoom({
        pictures: [],
        view360: null,
        description: '',
        layouts: [],
        equipment: [],
        equipmentWithFee: [],
        dimensions: { area: null, height: 3, width: null, length: null },
        rates: { ...aRoom().rates, halfDay: null },
      }),
    }),
  },
};

export const GermanLongWords: Story = {
  globals: { language: 'de' },
  args: {
    meeting,
    offer: aRoomOfLongWords({
      price: aRoomPrice({ total: euros(1234.5), original: euros(2469), percentOff: 50 }),
    }),
  },
};
