import { aQuery, fakeVenueSession, someAlternatives } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alternatives } from './alternatives.tsx';

const meta: Meta<typeof Alternatives> = {
  title: 'Booking parts/What comes nearest',
  component: Alternatives,
  args: {
    session: fakeVenueSession({ alternatives: someAlternatives() }),
    query: aQuery(),
    onTaken: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Alternatives>;

export const OneOfEachKind: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const takes = await canvas.findAllByRole('link', { name: 'Take this' });
    await userEvent.click(takes[0] as HTMLElement);
    await expect(args.onTaken).toHaveBeenCalledOnce();
  },
};
/** Above a list, where the chosen offer is gone, or in the form's panel. */
export const InANarrowPlace: Story = { globals: { column: '336' }, args: { most: 3 } };
/** Nothing, and no space, where the server knows none. */
export const NoneFound: Story = {
  args: { session: fakeVenueSession({ alternatives: { wanted: null, found: [] } }) },
};
