import type { Meta, StoryObj } from '@storybook/react-vite';
import theme from '../../apps/hosts/booking-engine/src/theme.css?inline';
import { venue } from '../../apps/hosts/booking-engine/src/venue.ts';
import { pagesOf } from './pages-of.tsx';

const meta = {
  title: 'Pages/Booking engine',
  tags: ['!autodocs'],
  ...pagesOf({ venue, theme, host: 'booking-engine', site: 'hotel-booking-engine' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartPage: Story = { args: { page: 'start' } };
export const Search: Story = { args: { page: 'search' } };
export const VenuePage: Story = { args: { page: 'venue' } };
export const Checkout: Story = { args: { page: 'checkout' } };
export const ThankYou: Story = { args: { page: 'thanks' } };
export const LogIn: Story = { args: { page: 'login' } };
