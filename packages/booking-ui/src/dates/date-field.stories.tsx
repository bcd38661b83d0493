import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateField } from './date-field.tsx';

const meta: Meta<typeof DateField> = {
  title: 'Booking parts/Date field',
  component: DateField,
  globals: { column: '336' },
  args: {
    label: 'Start date',
    value: '2026-06-08',
    limits: {
      first: '2026-05-18',
      last: '2026-07-20',
      isVenueLimit: true,
      disabledDates: ['2026-06-19'],
      disabledWeekdays: [0],
    },
    onChange: fn(),
    onNear: fn(),
    calendar: ({ waiting }) => waiting,
  },
};
export default meta;
type Story = StoryObj<typeof DateField>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

export const Closed: Story = {};
export const CalendarOnItsWay: Story = { play: opened };
export const CalendarNotReached: Story = {
  args: { calendar: ({ missing }) => missing },
  play: opened,
};
