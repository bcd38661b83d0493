import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Calendar } from './calendar.tsx';

const meta: Meta<typeof Calendar> = {
  title: 'Booking form/Calendar',
  component: Calendar,
  globals: { column: '336' },
  args: {
    value: '2026-06-08',
    limits: {
      first: '2026-05-18',
      last: null,
      isVenueLimit: false,
      disabledDates: [],
      disabledWeekdays: [],
    },
    onChoose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Calendar>;

export const AllDays: Story = {};
export const ClosedDays: Story = {
  args: {
    limits: {
      first: '2026-05-18',
      last: '2026-07-20',
      isVenueLimit: true,
      disabledDates: ['2026-06-19'],
      disabledWeekdays: [0],
    },
  },
};
