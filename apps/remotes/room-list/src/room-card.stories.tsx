import type { RoomFit } from '@foyer/domain';
import { aRoom, aRoomOffer, euros } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomCard } from './room-card.tsx';

const nothing = () => undefined;
const meeting = { delegates: 12, layout: '_none' } as const;

const meta = {
  title: 'Rooms/Room card',
  component: RoomCard,
  args: { offer: aRoomOffer(), currency: 'EUR', length: 8, chosen: false, group: 'room', meeting: null, onSelect: nothing, onToggle: nothing, onLayout: nothing },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', containerName: 'cards', maxInlineSize: '53rem' }}>{Story()}</div>],
} satisfies Meta<typeof RoomCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { chosen: true } };
export const DetailsOpen: Story = { args: { meeting: { delegates: 12, layout: 405 }, chosen: true } };

export const ByTheHour: Story = {
  args: { length: 3, offer: aRoomOffer({ price: { ...aRoomPrice(), total: euros(294), type: 'hourly', rentalExclVat: euros(234.26), vat: euros(59.74) } }) },
};

export const Discounted: Story = {
  args: { offer: aRoomOffer({ price: { ...aRoomPrice(), total: euros(554.71), original: euros(652.6), percentOff: 15 } }) },
};

export const WithMinimumSpend: Story = {
  args: { offer: aRoomOffer({ price: { ...aRoomPrice(), total: euros(802.6), minimumSpend: euros(150) } }), meeting },
};

/** The venue does not let it be booked at once: no ribbon. */
export const OnRequest: Story = { args: { offer: aRoomOffer({ outcome: { kind: 'request', total: euros(652.6) } }) } };

export const Enquiry: Story = {
  args: {
    offer: aRoomOffer({
      room: aRoom({ rates: { ...aRoom().rates, hourly: null, halfDay: null, fullDay: null } }),
      price: null,
      outcome: { kind: 'enquiry', reason: 'no-price' },
    }),
  },
};

/** Lengths that are no number of hours hide the rates (PRICE-024). */
export const Overnight: Story = { args: { length: 'overnight', offer: aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'usual-price-overnight' } }) } };

export const TooManyAttendees: Story = { args: { chosen: true, offer: unavailable({ kind: 'exceeds', delegates: 12, min: 2, max: 8 }) } };
export const TakenMeanwhile: Story = { args: { chosen: true, offer: unavailable({ kind: 'unavailable' }) } };
export const WithoutTheLayout: Story = { args: { chosen: true, offer: unavailable({ kind: 'layout', layout: 405, capacity: 8 }) } };

/** A small group of layouts does, one is reduced, and nothing costs a fee. */
export const LargeGroup: Story = { args: { meeting: { delegates: 38, layout: '_none' }, offer: aRoomOffer({ room: aRoom({ equipmentWithFee: [], view360: null }) }) } };

export const SparseData: Story = {
  args: {
    meeting,
    offer: aRoomOffer({
      room: aRoom({ pictures: [], view360: null, description: '', layouts: [], equipment: [], equipmentWithFee: [], dimensions: { area: null, height: 3, width: null, length: null }, rates: { ...aRoom().rates, halfDay: null } }),
    }),
  },
};

export const GermanLongWords: Story = {
  globals: { language: 'de' },
  args: {
    meeting,
    offer: aRoomOffer({
      room: aRoom({
        title: 'Geschäftsführungsbesprechungszimmer im Dachgeschoss',
        description: 'Lichtdurchfluteter Veranstaltungsraum mit Verdunkelungsvorrichtung, Konferenztechnik und Gartenzugang über die Südterrasse; die Tischanordnung übernehmen die Veranstaltungstechniker.',
        equipment: ['Verdunkelungsvorrichtung', 'Videokonferenzanlage mit Deckenmikrofonen', 'Moderationskoffer'],
      }),
      price: { ...aRoomPrice(), total: euros(1234.5), original: euros(2469), percentOff: 50 },
    }),
  },
};

function aRoomPrice() {
  const { price } = aRoomOffer();
  if (!price) throw new Error('the fixture has a price');
  return price;
}

function unavailable(fit: RoomFit) {
  return aRoomOffer({ fit, listed: false, outcome: { kind: 'request', total: euros(652.6) } });
}
