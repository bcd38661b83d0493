import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { Fact, Facts } from './facts.tsx';
import { Icon } from './icon.tsx';
import {
  iconAlert,
  iconArea,
  iconBolt,
  iconCheck,
  iconClock,
  iconInfo,
  iconRetry,
  iconTag,
  iconUsers,
} from './icons.ts';
import { Notice } from './notice.tsx';
import styles from './gallery.stories.module.css';

const meta: Meta = { title: 'Components/Signs' };
export default meta;
type Story = StoryObj;

export const Chips: Story = {
  render: () => (
    <div className={styles.gallery}>
      <Chip>Plain</Chip>
      <Chip tone="success">Available</Chip>
      <Chip tone="warn">Capacity reduced</Chip>
      <Chip tone="saving">
        <Icon of={iconTag} />
        15% off
      </Chip>
      <Chip tone="accent">Yours</Chip>
      <Chip tone="picture">1 / 6</Chip>
      <Chip tone="paper">
        <Icon of={iconBolt} />
        Available immediately
      </Chip>
    </div>
  ),
};
export const FactsOfARoom: Story = {
  render: () => (
    <Facts>
      <Fact icon={iconUsers}>6–30 people</Fact>
      <Fact icon={iconArea}>48 m²</Fact>
      <Fact>Daylight</Fact>
    </Facts>
  ),
};
export const Failure: Story = {
  render: () => (
    <Notice
      tone="danger"
      icon={iconAlert}
      role="alert"
      title="We could not load the rooms."
      actions={
        <Button size="s">
          <Icon of={iconRetry} small />
          Try again
        </Button>
      }
    >
      Your search is kept. The connection may be slow.
    </Notice>
  ),
};
export const Warning: Story = {
  render: () => (
    <Notice
      tone="warn"
      icon={iconUsers}
      title="Your attendees (12) exceed the limit for this room (2–8)"
    />
  ),
};
export const Success: Story = {
  render: () => <Notice tone="success" icon={iconCheck} title="Free until Friday 29 May." />,
};
export const Plain: Story = {
  render: () => (
    <Notice icon={iconClock} title="Venue closed on Sunday.">
      Open Monday to Saturday, 07:00–22:00.
    </Notice>
  ),
};
export const Accent: Story = {
  render: () => (
    <Notice tone="accent" icon={iconInfo}>
      Two days of the same price.
    </Notice>
  ),
};
