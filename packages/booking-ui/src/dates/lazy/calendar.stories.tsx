import type { DayState, WallDate } from '@foyer/domain';
import { euros } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Calendar } from './calendar.tsx';

const meta: Meta<typeof Calendar> = {
  title: 'Booking parts/Calendar',
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

/** Each day of the month: closed on Sundays, full on the second Tuesday, few left on two days. */
const someDays = (month: WallDate): DayState[] =>
  Array.from({ length: 30 }, (_, index) => {
    const date = `${month.slice(0, 8)}${String(index + 1).padStart(2, '0')}`;
    const weekday = index % 7;
    if (weekday === 6) return { date, state: 'closed', suiting: 0, from: null };
    if (index === 8) return { date, state: 'full', suiting: 0, from: null };
    const isFew = weekday === 3 && index < 12;
    return {
      date,
      state: isFew ? 'few' : 'free',
      suiting: isFew ? 1 : 9,
      from: euros(weekday === 5 ? 312 : isFew ? 1240 : 392),
    };
  });

export const WithWhatEachDayHas: Story = {
  args: { daysOf: (month) => Promise.resolve(someDays(month)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /9\sJune 2026, everything is taken/ }),
    ).toBeEnabled();
    await expect(
      canvas.getByRole('button', { name: /4\sJune 2026, left: 1, from €1,240/ }),
    ).toBeVisible();
  },
};
export const DaysNotReached: Story = { args: { daysOf: () => Promise.resolve(null) } };
