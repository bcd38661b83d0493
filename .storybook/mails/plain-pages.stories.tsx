import { brandOf, brandRules, hostnamesOf, siteById } from '@foyer/sites';
import tokens from '@foyer/ui/tokens.css?raw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPageHtml } from '../../apps/api/src/http/plain-page-html.ts';
import { plainPageTheme } from '../../apps/api/src/http/plain-page-style.ts';
import { DocumentFrame } from './document-frame.tsx';
import { everyPage } from './every-page.ts';

type Args = {
  /** Which of the pages. */
  name: keyof ReturnType<typeof everyPage>;
  width: 360 | 768 | 1200;
  sites: readonly string[];
};

/** What the mails lead to, on a few sites. Language and scheme are those of the toolbar. */
const meta = {
  title: 'Plain pages/All',
  argTypes: { width: { control: 'select', options: [360, 768, 1200] } },
  args: {
    name: 'cancel',
    width: 360,
    sites: ['marketplace', 'chain-hotel-chain', 'hotel-booking-engine'],
  },
  render: ({ name, width, sites }, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', padding: 'var(--s-3)' }}>
      {sites.map((id) => {
        const page = everyPage(globals['language'], hostnamesOf(id)[0] ?? null)[name];
        const theme = `<style>${tokens}${brandRules(brandOf(id))}</style>`;
        return (
          <DocumentFrame
            key={id}
            title={page.title}
            width={width}
            markup={plainPageHtml(siteById(id)?.name ?? '', page)
              .replace(`<link rel="stylesheet" href="${plainPageTheme}">`, () => theme)
              .replace('<html ', `<html data-scheme="${globals['scheme']}" `)}
          />
        );
      })}
    </div>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancel: Story = { args: { name: 'cancel' } };
export const CancelInTheDark: Story = { args: { name: 'cancel' }, globals: { scheme: 'dark' } };
export const CancelOnAWideScreen: Story = { args: { name: 'cancel', width: 1200 } };
export const Cancelled: Story = { args: { name: 'cancelled' } };
export const Accept: Story = { args: { name: 'accept' } };
export const SetPassword: Story = { args: { name: 'password' } };
export const LinkIsOver: Story = { args: { name: 'over' } };
