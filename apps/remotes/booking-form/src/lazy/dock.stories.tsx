import { aPackageOffer, aRoomOffer } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dock } from './dock.tsx';

const meta: Meta<typeof Dock> = {
  title: 'Booking form/Bottom bar',
  component: Dock,
  globals: { viewport: { value: 'w360' } },
  args: {
    selection: { kind: 'room', offer: aRoomOffer() },
    step: { kind: 'continue' },
    busy: false,
    local: null,
    onBook: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Dock>;

export const Room: Story = {};
export const PackageOnRequest: Story = {
  args: { selection: { kind: 'package', offer: aPackageOffer() }, step: { kind: 'request' } },
};
export const Closed: Story = { args: { step: { kind: 'blocked', why: 'closed' } } };
export const WithoutPrice: Story = {
  args: {
    selection: {
      kind: 'room',
      offer: aRoomOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }),
    },
    step: { kind: 'enquire' },
  },
};
