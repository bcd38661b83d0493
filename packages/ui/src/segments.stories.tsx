import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Segments } from './segments.tsx';

const meta: Meta<typeof Segments> = {
  title: 'Components/Segments',
  component: Segments,
  globals: { column: '336' },
  args: {
    legend: 'Show rates',
    options: [
      { value: 'all', label: 'All' },
      { value: 'room', label: 'Room rental' },
      { value: 'packages', label: 'Packages' },
    ],
    value: 'all',
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Segments>;

export const HiddenLegend: Story = {};
export const ShownLegend: Story = { args: { showLegend: true, value: 'packages' } };
