import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { CardPanel } from './card-panel.tsx';

type Shown = { state: 'loading' | 'failed'; kept: boolean };

/** The frame's element is not an arg, because args have to be plain values. */
const Panel = ({ state, kept }: Shown) => (
  <CardPanel
    url="about:blank"
    frame={{ ref: createRef(), state, attempt: 0, height: 403, restart: () => undefined }}
    kept={kept}
    onForget={() => undefined}
  />
);

const meta: Meta<typeof Panel> = { title: 'Booking parts/Card panel', component: Panel };
export default meta;
type Story = StoryObj<typeof Panel>;

export const Loading: Story = { args: { state: 'loading', kept: false } };
export const Failed: Story = { args: { state: 'failed', kept: false } };
export const Kept: Story = { args: { state: 'loading', kept: true } };
