import { aVenue } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { around, onVenuePage } from '../testing/on-venue-page.tsx';
import { About } from './about.tsx';

const finnish = aVenue({
  defaultLanguage: 'fi',
  headline: {},
  description: { fi: 'Talo meren rannalla, kolme minuuttia kauppatorilta.' },
});

/**
 * The venue's own description. A long text is cut; one in another language is translated on
 * request.
 */
const meta = {
  title: 'Venue page/About',
  component: About,
  args: { venue: aVenue(), language: 'en' },
  decorators: [onVenuePage],
  render: (args, { globals }) => <About {...args} language={globals['language']} />,
} satisfies Meta<typeof About>;
export default meta;
type Story = StoryObj<typeof meta>;

const translate: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(
    within(canvasElement).getByRole('button', {
      name: /^(Show translation|Übersetzung anzeigen)$/,
    }),
  );

export const Short: Story = {
  args: { venue: aVenue({ description: { en: 'A house by the sea.', de: 'Ein Haus am Meer.' } }) },
};
export const Cut: Story = {};
export const ReadOn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read more' }));
    await expect(within(canvasElement).getByText(/seats 220\./)).toBeVisible();
  },
};
export const WithoutHeadline: Story = { args: { venue: aVenue({ headline: {} }) } };
export const PremiumService: Story = { args: { venue: aVenue({ premiumService: true }) } };
export const AnotherLanguage: Story = { args: { venue: finnish } };
export const Translated: Story = {
  args: { venue: finnish },
  parameters: around({
    base: {
      translate: () => Promise.resolve('A house by the sea, three minutes from the market square.'),
    },
  }),
  play: async (context) => {
    await translate(context);
    await within(context.canvasElement).findByText(/^A house by the sea/);
  },
};
export const NoTranslation: Story = {
  args: { venue: finnish },
  play: async (context) => {
    await translate(context);
    await within(context.canvasElement).findByText(/^(No translation|Zurzeit|Derzeit|Gerade)/);
  },
};
