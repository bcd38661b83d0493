import { aVenue } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { Where } from './where.tsx';

const meta = {
  title: 'Venue page/Where it is',
  component: Where,
  args: { venue: aVenue() },
} satisfies Meta<typeof Where>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = { render: (args) => inVenuePage(<Where {...args} />) };
export const DrawnElsewhere: Story = {
  args: { venue: aVenue({ id: 'reykjavik-dome', latitude: 64.1, longitude: -21.9 }) },
  render: (args) => inVenuePage(<Where {...args} />),
};
export const German: Story = {
  render: (args) => inVenuePage(<Where {...args} />, { base: { language: 'de' } }),
};
