import { aQuery, fakeVenueSession, someFreeTimes } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FreeTimesBar } from './free-times-bar.tsx';

const meta: Meta<typeof FreeTimesBar> = {
  title: 'Booking parts/Free times',
  component: FreeTimesBar,
  globals: { column: '480' },
  args: {
    around: fakeVenueSession({ freeTimes: someFreeTimes() }).around,
    query: aQuery(),
    free: 5,
    room: null,
    startTimes: someFreeTimes().steps.map(({ time }) => time),
    onStart: fn(),
    waiting: null,
  },
};
export default meta;
type Story = StoryObj<typeof FreeTimesBar>;

export const OfAllRooms: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', {
        name: 'from 08:00: 9 rooms free, from 10:00: 5 rooms free, from 12:00: 0 rooms free, from 14:00: 9 rooms free',
      }),
    ).toBeVisible();
    // Ten o'clock is a fifth of the day that is shown.
    const [bar, label] = [canvas.getByRole('img'), canvas.getByText('10:00')].map((part) =>
      part.getBoundingClientRect(),
    );
    const share = ((label?.left ?? 0) - (bar?.left ?? 0)) / (bar?.width ?? 1);
    await expect(share).toBeCloseTo(0.2, 2);
  },
};
/** One stop of the keyboard; arrows go to the half hours that are free, over those that are not. */
export const PressedForAnotherStart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const times = await canvas.findAllByRole('button', { name: /^Start at|^Beginn um/ });
    await expect(times.map((time) => time.tabIndex).filter((index) => index === 0)).toHaveLength(1);
    await expect(times).toHaveLength(16);
    const at = (time: string) => canvas.getByRole('button', { name: new RegExp(time) });
    await userEvent.click(at('11:30'));
    await expect(args.onStart).toHaveBeenLastCalledWith('11:30');
    await userEvent.keyboard('{ArrowRight}');
    await expect(at('14:00')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenLastCalledWith('14:00');
    await userEvent.keyboard('{Home}');
    await expect(at('08:00')).toHaveFocus();
  },
};
export const OfTheChosenRoom: Story = {
  args: {
    around: fakeVenueSession({ freeTimes: someFreeTimes(1) }).around,
    room: { id: 'harbour-room', title: 'Harbour Room' },
  },
};
export const TheDayIsFull: Story = {
  args: { around: fakeVenueSession({ freeTimes: someFreeTimes(0) }).around, free: 0 },
};
export const NotReached: Story = {
  args: { around: fakeVenueSession().around },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded|nicht geladen/)).toBeVisible();
  },
};
