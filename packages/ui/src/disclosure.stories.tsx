import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './disclosure.tsx';
import { Text } from './text.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summaryClosed: 'More options',
    summaryOpen: 'Fewer options',
    children: <Text>Seating and rates.</Text>,
  },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
