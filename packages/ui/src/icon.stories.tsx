import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { LayoutIcon } from './layout-icon.tsx';
import * as layouts from './layout-icons.ts';
import styles from './gallery.stories.module.css';

const meta: Meta = { title: 'Components/Icons' };
export default meta;
type Story = StoryObj;

export const Icons: Story = {
  render: () => (
    <div className={styles.gallery}>
      {Object.entries(icons).map(([name, shape]) => (
        <div key={name} className={styles.cell}>
          <Icon of={shape} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  ),
};
export const Layouts: Story = {
  render: () => (
    <div className={styles.gallery}>
      {Object.entries(layouts).map(([name, shape]) => (
        <div key={name} className={styles.cell}>
          <LayoutIcon of={shape} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  ),
};
export const Named: Story = {
  render: () => <Icon of={icons.iconBolt} label="Available immediately" />,
};
