import { somePlaces } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlaceField } from './place-field.tsx';

type Args = Pick<Parameters<typeof PlaceField>[0], 'findPlaces' | 'only' | 'compact' | 'onPick'>;

function Shown(args: Args) {
  const [text, setText] = useState('');
  return (
    <PlaceField
      label="City or venue"
      text={text}
      onText={setText}
      lookingFor={text}
      nothing="No city and no venue here begins like that."
      {...args}
    />
  );
}

/** Cities and venues while typing: loading, found, none, and failed. */
const meta: Meta<typeof Shown> = {
  title: 'Booking parts/Place field',
  component: Shown,
  args: { findPlaces: () => Promise.resolve({ ok: true, value: somePlaces }), onPick: fn() },
  globals: { column: '336' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement) =>
  userEvent.type(within(canvasElement).getByRole('combobox'), 'hel');

export const Empty: Story = {};
export const Found: Story = {
  play: async ({ canvasElement, args }) => {
    await type(canvasElement);
    await within(canvasElement).findByRole('option', { name: /Helix House/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(somePlaces[1]);
    await userEvent.type(within(canvasElement).getByRole('combobox'), 's');
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')).toHaveLength(3));
  },
};
export const CitiesAlone: Story = {
  args: { only: 'city' },
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')).toHaveLength(2));
  },
};
export const OnTheirWay: Story = {
  args: { findPlaces: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(),
    );
  },
};
export const None: Story = {
  args: { findPlaces: () => Promise.resolve({ ok: true, value: [] }) },
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await within(canvasElement).findByText(/begins like that/);
  },
};
export const Failed: Story = {
  args: { findPlaces: () => Promise.resolve({ ok: false, problem: { kind: 'unreachable' } }) },
  play: async ({ canvasElement }) => {
    await type(canvasElement);
    await within(canvasElement).findByRole('button');
  },
};
