import { aPicture, aVenue } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onVenuePage } from '../testing/on-venue-page.tsx';
import { Gallery } from './gallery.tsx';

const { title, pictures } = aVenue();
const none = { view360: null, video: null };
const scenes = [
  'boardroom-harbour',
  'foyer-arches',
  'auditorium-blue',
  'coffee-bar',
  'lunch-buffet-harbour',
  'orangery-day',
  'library-oak',
];
const some = (count: number) =>
  scenes.slice(0, count).map((scene) => aPicture(scene, `The room ${scene}`));
const phone = { viewport: { value: 'w360' } };

/**
 * The venue's pictures. The number of cells follows the number of pictures and the width; below 734
 * px pictures are swiped.
 */
const meta = {
  title: 'Venue page/Gallery',
  component: Gallery,
  args: { title, pictures, views: none },
  decorators: [onVenuePage],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (button: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: button }));
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
  };

export const FiveAndMore: Story = {};
export const Four: Story = { args: { pictures: some(4) } };
export const Three: Story = { args: { pictures: some(3) } };
export const Two: Story = { args: { pictures: some(2) } };
export const One: Story = { args: { pictures: some(1) } };
export const None: Story = { args: { pictures: [] } };
export const WithViewAndFilm: Story = {
  args: { views: { view360: '/pictures/walk.html', video: '/pictures/film.html' } },
};
export const Narrower: Story = { globals: { viewport: { value: 'w768' } } };
export const Swiped: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('group');
    await waitFor(() => expect(strip).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(strip).toHaveFocus();
  },
};
export const NothingToSwipe: Story = { globals: phone, args: { pictures: [] } };
export const AllPictures: Story = {
  play: async (context) => {
    await open(/6/)?.(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: /^(Next picture|Nächstes Bild)$/ }),
    );
  },
};
export const WalkRound: Story = {
  args: { views: { view360: '/pictures/round-harbour-room.webp', video: null } },
  play: open(/^360/),
};
export const Film: Story = {
  args: { views: { view360: null, video: '/pictures/film.html' } },
  play: open(/^Film$/),
};
