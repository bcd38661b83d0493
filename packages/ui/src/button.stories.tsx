import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { iconCheck, iconChevronDown } from './icons.ts';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
  globals: { column: '336' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary', size: 'l', wide: true } };
export const Quiet: Story = { args: { children: 'Select' } };
export const Soft: Story = {
  args: { variant: 'soft', size: 's', children: 'Tue 9 June: 5 rooms' },
};
export const TextThatTurns: Story = {
  args: {
    variant: 'text',
    size: 's',
    'aria-expanded': true,
    children: (
      <>
        Hide details
        <Icon of={iconChevronDown} small turns />
      </>
    ),
  },
};
export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <Icon of={iconCheck} />
        Selected
      </>
    ),
  },
};
export const Busy: Story = { args: { variant: 'primary', busy: true } };
export const Unavailable: Story = { args: { variant: 'primary', unavailable: true } };
export const LongWords: Story = {
  args: { variant: 'primary', wide: true, children: 'Unverbindliche Verfügbarkeitsanfrage senden' },
};
export const AsLink: Story = { render: () => <LinkButton href="#top">Open in maps</LinkButton> };
