import { SkeletonBlock } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noRemotes } from '../testing/in-venue-page.tsx';
import { around, onVenuePage } from '../testing/on-venue-page.tsx';
import { Slot } from './slot.tsx';

/**
 * The place of one remote: a skeleton until it is mounted, a message and links where it cannot be
 * loaded.
 */
const meta = {
  title: 'Venue page/Slot',
  component: Slot,
  args: {
    remote: 'room-list',
    name: 'List of rooms',
    skeleton: <SkeletonBlock>List of rooms</SkeletonBlock>,
  },
  decorators: [onVenuePage],
} satisfies Meta<typeof Slot>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = { ...noRemotes, load: () => Promise.reject(new Error('no')) };
const contact = {
  title: 'Grand Harbour Hotel',
  phone: '+358 9 4242 0100',
  email: 'meetings@grand-harbour.example',
};
const fails: Story['play'] = async ({ canvasElement }) =>
  void (await within(canvasElement).findByRole('alert'));
let tries = 0;
const failingOnce = {
  ...noRemotes,
  load: () => ((tries += 1) === 1 ? Promise.reject(new Error('no')) : noRemotes.load()),
};

export const Loading: Story = {};
export const Failed: Story = {
  parameters: around({ page: { remotes: failing, contact } }),
  play: fails,
};
/** Away from a venue there is no contact. */
export const FailedElsewhere: Story = {
  parameters: around({ page: { remotes: failing } }),
  play: fails,
};
export const TriedAgain: Story = {
  parameters: around({ page: { remotes: failingOnce, contact } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', {
        name: /^(Try again|Erneut versuchen|Noch einmal versuchen)$/,
      }),
    );
    await expect(page.queryByRole('alert')).toBeNull();
  },
};
