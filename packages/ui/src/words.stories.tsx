import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bill } from './bill.tsx';
import { SkeletonBlock } from './skeleton-block.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';
import styles from './gallery.stories.module.css';

const meta: Meta = { title: 'Components/Words and sums', globals: { column: '480' } };
export default meta;
type Story = StoryObj;

export const Headings: Story = {
  render: () => (
    <>
      <Heading level={1}>Grand Harbour Hotel</Heading>
      <Heading level={2}>Choose a room</Heading>
      <Heading level={3}>Geschäftsführungsbesprechungszimmer</Heading>
      <Heading level={4}>Dimensions</Heading>
    </>
  ),
};
export const Texts: Story = {
  render: () => (
    <>
      <Text size="lead">Three minutes from the Market Square.</Text>
      <Text>Reading</Text>
      <Text size="small" muted>
        Second line
      </Text>
      <Text size="caption">Full day, incl. VAT</Text>
    </>
  ),
};
export const PriceDetail: Story = {
  render: () => (
    <Bill
      caption="Price of Harbour day for 12 people"
      rows={[
        { key: 'people', label: '12 × €76.00', amount: '€912.00' },
        { key: 'off', label: '10% off', amount: '−€91.20', saving: true },
      ]}
      total={{ label: 'Total incl. VAT', amount: '€820.80' }}
    />
  ),
};
export const Skeleton: Story = {
  render: () => (
    <Heading level={3} aria-hidden>
      <SkeletonBlock>Meridian Room</SkeletonBlock>
    </Heading>
  ),
};
export const SkeletonBox: Story = {
  render: () => <SkeletonBlock className={styles.skeletonBlock} />,
};
