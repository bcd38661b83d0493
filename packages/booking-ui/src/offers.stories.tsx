import { euros } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListPager } from './offers/list-pager.tsx';
import { MoneyText } from './money-text.tsx';
import { PriceLine } from './price-line.tsx';
import { SelectRadio } from './offers/select-radio.tsx';

const meta: Meta = { title: 'Booking parts/Prices and choices', globals: { column: '480' } };
export default meta;
type Story = StoryObj;

const price = euros(351.9);
const reason = 'why';

export const Amount: Story = { render: () => <MoneyText of={price} large /> };
export const AmountWithoutDecimals: Story = {
  render: () => <MoneyText of={{ minor: 45600, currency: 'ISK' }} />,
};
export const Price: Story = {
  render: () => <PriceLine amount={price} unit="full day, incl. VAT" />,
};
export const PriceReduced: Story = {
  render: () => (
    <PriceLine amount={price} original={euros(414)} percentOff={15} unit="full day, incl. VAT" />
  ),
};
export const Selectable: Story = {
  render: () => (
    <SelectRadio
      offer={{ kind: 'room', id: 'r1' }}
      label="Select: Harbour Room"
      checked={false}
      onSelect={fn()}
    />
  ),
};
export const Chosen: Story = {
  render: () => (
    <SelectRadio
      offer={{ kind: 'room', id: 'r1' }}
      label="Select: Harbour Room"
      checked
      onSelect={fn()}
    />
  ),
};
export const NotSelectable: Story = {
  render: () => (
    <>
      <p id={reason}>Room not available</p>
      <SelectRadio
        offer={{ kind: 'room', id: 'r1' }}
        label="Select: Harbour Room"
        checked={false}
        reasonId={reason}
        onSelect={fn()}
      />
    </>
  ),
};
export const PagerAtStart: Story = {
  render: () => (
    <>
      <ul id="rooms" />
      <ListPager
        remaining={7}
        mayShowFewer={false}
        listId="rooms"
        moreHref="?f.pages=1"
        onMore={fn()}
        onFewer={fn()}
      />
    </>
  ),
};
export const PagerInBetween: Story = {
  render: () => (
    <>
      <ul id="rooms" />
      <ListPager
        remaining={2}
        mayShowFewer
        listId="rooms"
        moreHref="?f.pages=1"
        onMore={fn()}
        onFewer={fn()}
      />
    </>
  ),
};
export const PagerAtEnd: Story = {
  render: () => (
    <>
      <ul id="rooms" />
      <ListPager
        remaining={0}
        mayShowFewer
        listId="rooms"
        moreHref="?f.pages=1"
        onMore={fn()}
        onFewer={fn()}
      />
    </>
  ),
};
