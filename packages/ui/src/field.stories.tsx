import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fields, SelectField, TextArea, TextField } from './field.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Components/Fields',
  component: TextField,
  args: { label: 'E-mail', defaultValue: 'aino.lindqvist@norrsken.example' },
  globals: { column: '336' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Text: Story = {};
export const WithNote: Story = {
  args: {
    label: 'Discount code',
    defaultValue: 'SPRING25',
    note: 'No room has a price for this code on 8 June. It was removed.',
  },
};
export const WithError: Story = {
  args: {
    defaultValue: 'aino.lindqvist@',
    error: 'Please write the whole address, such as name@company.com.',
  },
};
export const Select: Story = {
  render: () => (
    <SelectField label="Seating" defaultValue="u">
      <option value="any">Any layout</option>
      <option value="u">U-shape</option>
    </SelectField>
  ),
};
export const LongText: Story = {
  render: () => (
    <TextArea
      label="Anything the venue should know"
      defaultValue="Two of us arrive by wheelchair taxi at about 08:40."
    />
  ),
};
export const Joined: Story = {
  render: () => (
    <Fields>
      <TextField label="Postcode" defaultValue="00100" />
      <TextField label="City" defaultValue="Helsinki" />
    </Fields>
  ),
};
export const JoinedWithError: Story = {
  render: () => (
    <Fields>
      <TextField label="Postcode" defaultValue="" error="Please give the postcode." />
      <TextField label="City" defaultValue="Helsinki" />
    </Fields>
  ),
};
