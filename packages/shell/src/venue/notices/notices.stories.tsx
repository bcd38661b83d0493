import { aSite, aVenue } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { around, onVenuePage } from '../../testing/on-venue-page.tsx';
import { Notices } from './notices.tsx';

const capacityNotice = {
  percentage: 50,
  message: {
    en: 'Half the chairs, and fresh air between two meetings.',
    de: 'Halb so viele Stühle, und zwischen zwei Treffen frische Luft.',
  },
  pdfUrl: 'https://house.example/safe.pdf',
};
const promotion = {
  title: { en: 'Summer in the garden', de: 'Sommer im Garten' },
  description: {
    en: 'A tenth off every package in July.',
    de: 'Ein Zehntel weniger für jede Pauschale im Juli.',
  },
};
/** Closing a notice in one story does not affect the next. */
const closed = { isClosed: () => false, close: () => undefined };

/** The venue's notices before booking. Each is closed separately, for the visit. */
const meta = {
  title: 'Venue page/Notices',
  component: Notices,
  args: { venue: aVenue({ capacityNotice, promotion }) },
  parameters: around({ venue: { closed } }),
  decorators: [onVenuePage],
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Capacity: Story = { args: { venue: aVenue({ capacityNotice }) } };
export const Promotion: Story = { args: { venue: aVenue({ promotion }) } };
/** Where the site lists the venue and the surrounding page asks for it. */
export const Groups: Story = {
  args: { venue: aVenue() },
  parameters: around({
    venue: { closed },
    base: { site: aSite({ groupBooking: { venueIds: ['grand-harbour'], baseUrl: null } }) },
  }),
  beforeEach: () => {
    Object.assign(window, { showGroupBookingBanner: true });
    return () => void Reflect.deleteProperty(window, 'showGroupBookingBanner');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
export const OneClosed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = page.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(1));
  },
};
