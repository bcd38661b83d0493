import { aPackage, aPackageOffer, aRoom, euros } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BookingResult,
  Estimate,
  OfferAction,
  PackageBill,
  PackageContent,
  PriceChanged,
  PricePopover,
  RoomDimensions,
  RoomEquipment,
  type ShownBooking,
  type VenueTexts,
} from '../index.ts';

/** The parts of the cards of rooms and packages, for both lists and the booking engine. */
const meta: Meta = { title: 'Booking parts/Parts of an offer', globals: { column: '480' } };
export default meta;
type Story = StoryObj;

const { price } = aPackageOffer();
const { dimensions, equipment, equipmentWithFee } = aRoom();
const { content, services } = aPackage();
const bill = () => <>{price && <PackageBill title="Harbour day" price={price} local={null} />}</>;
const result = (booking: ShownBooking): Story => ({
  render: () => (
    <BookingResult
      booking={booking}
      onRetry={fn()}
      onDismiss={fn()}
      priceChanged={(change) => (
        <PriceChanged
          before={change.before}
          now={change.now}
          codeUsedUp={change.codeUsedUp}
          onAccept={fn()}
          onDismiss={fn()}
        />
      )}
    />
  ),
});

export const InAnotherMoney: Story = {
  render: () => <Estimate of={euros(351.9)} local={{ code: 'USD', conversionRate: 1.09 }} />,
};
export const Bill: Story = { render: bill };
export const PriceThatExplainsItself: Story = {
  render: () => (
    <PricePopover amount={euros(820.8)} label="Price: Harbour day">
      {bill}
    </PricePopover>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await waitFor(() =>
      expect(page.getByRole('group', { name: 'Price: Harbour day' })).toBeVisible(),
    );
  },
};
/** The reader reads them. */
const asWritten: VenueTexts = {
  say: (text) => text,
  lang: undefined,
  isTranslated: false,
  note: null,
};

export const Content: Story = {
  render: () => <PackageContent content={content} services={services} texts={asWritten} />,
};
export const Dimensions: Story = { render: () => <RoomDimensions dimensions={dimensions} /> };
export const Equipment: Story = {
  render: () => (
    <RoomEquipment equipment={equipment} withFee={equipmentWithFee} texts={asWritten} />
  ),
  play: async ({ canvasElement }) => {
    const fee = within(canvasElement).getAllByRole('radio').at(-1);
    if (fee) await userEvent.click(fee);
    await expect(fee).toBeChecked();
  },
};
export const Book: Story = {
  render: () => (
    <OfferAction
      offer={{ kind: 'room', id: 'r1' }}
      action={{ kind: 'book', enabled: true }}
      title="Harbour Room"
      busy={false}
      onBook={fn()}
    />
  ),
};
export const Ask: Story = {
  render: () => (
    <OfferAction
      offer={{ kind: 'room', id: 'r1' }}
      action={{ kind: 'request', enabled: true }}
      title="Harbour Room"
      busy={false}
      onBook={fn()}
    />
  ),
};
export const NotNow: Story = {
  render: () => (
    <OfferAction
      offer={{ kind: 'room', id: 'r1' }}
      action={{ kind: 'book', enabled: false }}
      title="Harbour Room"
      busy={false}
      onBook={fn()}
    />
  ),
};
export const Reserving: Story = result({ kind: 'processing' });
export const Taken: Story = result({
  kind: 'failed',
  problem: { kind: 'refused', problem: { code: 'room_taken' } },
});
export const AnotherPrice: Story = result({
  kind: 'price-changed',
  before: euros(652.6),
  now: euros(678),
  codeUsedUp: false,
});
