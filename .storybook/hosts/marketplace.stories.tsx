import type { Meta, StoryObj } from '@storybook/react-vite';
import theme from '../../apps/hosts/marketplace/src/theme.css?inline';
import { venue } from '../../apps/hosts/marketplace/src/venue.ts';
import { pagesOf } from './pages-of.tsx';

const meta = {
  title: 'Pages/Marketplace',
  tags: ['!autodocs'],
  ...pagesOf({ venue, theme, host: 'marketplace', site: 'marketplace' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartPage: Story = { args: { page: 'start' } };
export const Search: Story = { args: { page: 'search' } };
export const VenuePage: Story = { args: { page: 'venue' } };
export const Checkout: Story = { args: { page: 'checkout' } };
export const ThankYou: Story = { args: { page: 'thanks' } };
export const LogIn: Story = { args: { page: 'login' } };
