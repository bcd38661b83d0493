import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const Held = ({ max }: { max?: number }) => {
  const [value, setValue] = useState(12);
  return (
    <Stepper
      label="Attendees"
      value={value}
      max={max}
      onChange={(text) => setValue(Math.max(1, Number(text)))}
      decreaseLabel="One attendee fewer"
      increaseLabel="One attendee more"
    />
  );
};

const meta: Meta<typeof Held> = {
  title: 'Components/Stepper',
  component: Held,
  globals: { column: '336' },
};
export default meta;
type Story = StoryObj<typeof Held>;

export const Steps: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('button', { name: 'One attendee more' }));
    await expect(part.getByLabelText('Attendees')).toHaveValue('13');
  },
};
export const AtItsLimit: Story = { args: { max: 12 } };
