import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { iconDoor, iconPin } from './icons.ts';
import { type Suggestion, SuggestField } from './suggest-field.tsx';

const places: readonly Suggestion[] = [
  { key: 'helsinki', label: 'Helsinki', note: 'Finland', icon: iconPin },
  { key: 'helsingborg', label: 'Helsingborg', note: 'Sweden', icon: iconPin },
  { key: 'helix', label: 'Helix House', note: 'Turku', icon: iconDoor },
];

function Shown(props: Partial<Parameters<typeof SuggestField>[0]>) {
  const [text, setText] = useState('');
  return (
    <SuggestField
      label="City or venue"
      text={text}
      onText={setText}
      suggestions={text ? places : []}
      onPick={setText}
      {...props}
    />
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Components/Suggest field',
  component: Shown,
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
type Story = StoryObj<typeof Shown>;

const type: Story['play'] = async ({ canvasElement }) =>
  userEvent.type(within(canvasElement).getByRole('combobox'), 'hel');

export const Empty: Story = {};
export const Compact: Story = { args: { compact: true, placeholder: 'City or venue' } };
export const WithError: Story = { args: { error: 'Please pick a place from the list.' } };
export const Open: Story = {
  play: async (context) => {
    await type(context);
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(context.canvasElement).getByRole('option', { name: /Helsingborg/ }),
    ).toHaveAttribute('aria-selected', 'true');
  },
};
export const NothingFound: Story = {
  args: { suggestions: [], status: 'Nothing here is called that.' },
  play: type,
};
