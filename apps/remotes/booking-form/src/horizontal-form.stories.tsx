import { aSite, fakeBaseSession, fakeVenueSession, type VenueStates } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './panel.tsx';

/** The form of the booking engine over a constant session. */
const base = fakeBaseSession({ site: aSite({ offerCards: 'book' }) });
const Shown = (states: VenueStates) => <Panel session={fakeVenueSession({ base, ...states })} />;

const meta: Meta<typeof Shown> = { title: 'Booking form/Horizontal', component: Shown };
export default meta;
type Story = StoryObj<typeof Shown>;

const full: VenueStates = {
  query: { start: '2026-06-08T06:00', rates: 'roomRental' },
  form: {
    timeRefused: true,
    opening: {
      kind: 'outside-hours',
      hours: { day: 1, start: '07:00', end: '22:00', closed: false },
    },
    delegatesError: { limit: 60, registrationUrl: 'https://insurance.example/groups' },
  },
};

export const Plain: Story = {};
export const Packages: Story = { args: { query: { kind: 'package' } } };
export const RoomsOnly: Story = { args: { form: { tabs: ['room'] } } };
export const Full: Story = { args: full };
export const Narrow: Story = { args: full, globals: { column: '336' } };
export const Middle: Story = { args: full, globals: { column: '720' } };
export const German: Story = { args: full, globals: { language: 'de' } };
export const RightToLeft: Story = { args: full, globals: { direction: 'rtl' } };
export const Dark: Story = { args: full, globals: { scheme: 'dark', theme: 'dusk' } };
