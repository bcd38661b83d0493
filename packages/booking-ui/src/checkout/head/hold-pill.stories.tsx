import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoldPill } from './hold-pill.tsx';

const meta: Meta<typeof HoldPill> = { title: 'Booking parts/Hold', component: HoldPill };
export default meta;
type Story = StoryObj<typeof HoldPill>;

export const Held: Story = { args: { seconds: 18 * 60 + 42 } };
export const Ending: Story = { args: { seconds: 96 } };
export const LastSecond: Story = { args: { seconds: 1 } };
