import { aRoom } from '@foyer/fixtures';
import type { LayoutName } from '@foyer/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomPlan } from './room-plan.tsx';

const measures = (length: number | null, width: number | null, area: number | null = null) => ({
  area,
  height: null,
  length,
  width,
});
const room = aRoom();

const meta = {
  title: 'Booking parts/Room plan',
  component: RoomPlan,
  args: { room, seating: { layout: 'ushape', capacity: 28, group: 12 } },
  globals: { column: '720' },
} satisfies Meta<typeof RoomPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const seated = (layout: LayoutName, capacity: number): Story => ({
  args: { seating: { layout, capacity, group: 12 } },
});

export const UShape: Story = {
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('img');
    await expect(plan).toHaveAccessibleName(
      '12 people; U-shape; room: 11.6 m × 7.4 m; screen at the short wall',
    );
    await expect(plan).toHaveAccessibleDescription('12 of 28 seats');
  },
};
export const Theatre: Story = seated('theater', 70);
export const Classroom: Story = seated('classroom', 36);
export const Boardroom: Story = seated('boardroom', 24);
export const Cabaret: Story = seated('cabaret', 40);
export const Banquet: Story = seated('banquet', 48);
export const Island: Story = seated('island', 36);
/** One stands at a reception: places, no seats. */
export const Cocktail: Story = seated('cocktail', 70);

export const TinyRoom: Story = {
  args: {
    room: {
      dimensions: measures(4.4, 3.2),
      walls: {
        doors: [{ wall: 'left', from: 3.2, to: 4.1 }],
        windows: [{ wall: 'right', from: 1.2, to: 3 }],
        screen: null,
      },
    },
    seating: { layout: 'boardroom', capacity: 4, group: 3 },
  },
};
export const LongRoom: Story = {
  args: {
    room: {
      dimensions: measures(24, 6.2),
      walls: {
        doors: [
          { wall: 'left', from: 21.6, to: 23.4 },
          { wall: 'left', from: 0.4, to: 1.3 },
        ],
        windows: [{ wall: 'right', from: 1, to: 23 }],
        screen: { wall: 'front', from: 1.6, to: 4.6 },
      },
    },
    seating: { layout: 'theater', capacity: 120, group: 84 },
  },
};
/** The screen is at a long wall: the drawing is turned, seats look to it. */
export const ScreenAtTheLongWall: Story = {
  args: {
    room: {
      dimensions: measures(12, 8),
      walls: {
        doors: [{ wall: 'left', from: 10.2, to: 11.1 }],
        windows: [{ wall: 'back', from: 0.2, to: 7.2 }],
        screen: { wall: 'right', from: 4.5, to: 7.5 },
      },
    },
    seating: { layout: 'classroom', capacity: 30, group: 24 },
  },
};
/** Nothing is told but the area: whatever is assumed is said, and dashed. */
export const OnlyTheAreaIsKnown: Story = {
  args: { room: { dimensions: measures(null, null, 86) } },
};
/** The measures make more than the area does. */
export const NoRectangle: Story = {
  args: { room: { dimensions: measures(11.6, 7.4, 68) } },
};
/** Nothing at all, and no space. */
export const MeasuresUnknown: Story = {
  args: { room: { dimensions: measures(null, null) } },
};
export const GroupTooLarge: Story = {
  args: { seating: { layout: 'boardroom', capacity: 24, group: 30 } },
};
/** The venue promises more seats than there can be with aisles: both numbers are said. */
export const MoreSeatsThanFit: Story = {
  args: {
    room: { ...room, dimensions: measures(7, 5) },
    seating: { layout: 'classroom', capacity: 30, group: 24 },
  },
};
export const Feet: Story = { globals: { language: 'en-us' } };
export const Dark: Story = { ...seated('banquet', 48), globals: { scheme: 'dark' } };
export const German: Story = { ...seated('classroom', 36), globals: { language: 'de' } };
/** Words run from the right; the room does not turn around. */
export const FromRightToLeft: Story = { ...seated('cabaret', 40), globals: { direction: 'rtl' } };
export const OnAPhone: Story = { ...seated('theater', 70), globals: { column: '336' } };
