import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureStrip } from './picture-strip.tsx';
import styles from './picture-strip.stories.module.css';

const meta: Meta<typeof PictureStrip> = {
  title: 'Components/Picture strip',
  component: PictureStrip,
  args: {
    pictures: [
      {
        src: '/pictures/boardroom-harbour',
        alt: 'A long oak table before a window wall over the sea',
      },
      { src: '/pictures/foyer-arches', alt: 'The foyer with arched windows' },
      { src: '/pictures/orangery-day', alt: 'Round tables between plants' },
    ],
    sizes: '336px',
    label: 'Pictures: Harbour Room',
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    count: (position, total) => `${position} / ${total}`,
  },
  render: (args) => (
    <div className={styles.box}>
      <PictureStrip {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof PictureStrip>;

export const Several: Story = {};
export const One: Story = {
  args: {
    pictures: [
      {
        src: '/pictures/boardroom-harbour',
        alt: 'A long oak table before a window wall over the sea',
      },
    ],
  },
};
