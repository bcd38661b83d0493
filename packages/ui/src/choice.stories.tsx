import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, RadioRow } from './choice.tsx';
import { Icon } from './icon.tsx';
import { iconCard, iconInvoice } from './icons.ts';

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Choices',
  component: Checkbox,
  args: { children: 'I accept the terms of service', defaultChecked: true },
  globals: { column: '336' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Ticked: Story = {};
export const Empty: Story = { args: { defaultChecked: false } };
export const Missing: Story = {
  args: { defaultChecked: false, error: 'Please accept the terms to go on.' },
};
export const Radios: Story = {
  render: () => (
    <fieldset>
      <legend>Payment</legend>
      <RadioRow name="pay" defaultChecked end={<Icon of={iconCard} />}>
        Card
      </RadioRow>
      <RadioRow name="pay" end={<Icon of={iconInvoice} />}>
        Invoice to the company
      </RadioRow>
    </fieldset>
  ),
};
