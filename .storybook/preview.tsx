import '@foyer/ui/tokens.css';
import './tokens/sample-themes.css';
import '@foyer/ui/page.css';
import './preview.css';
import { languages, sites } from '@foyer/sites';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { inList } from './in-list.tsx';
import { InLook } from './in-look.tsx';
import { sweep } from './sweep.ts';

// Long enough for a machine under load; only a failing story waits that long.
configure({ asyncUtilTimeout: 8_000 });

type Item = { value: string; title: string };
type Icon = 'browser' | 'globe' | 'paintbrush' | 'mirror' | 'transfer' | 'expand';
const choice = (title: string, icon: Icon, items: readonly Item[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    site: choice(
      'Site',
      'browser',
      sites.map(({ id, name }) => ({ value: id, title: `${name} (${id})` })),
    ),
    language: choice('Language', 'globe', [
      ...languages.map(({ id, ownName }) => ({ value: id, title: ownName })),
      { value: 'pseudo', title: 'Ƥšéúđó (longer, marked, from right to left)' },
    ]),
    theme: choice('Theme', 'paintbrush', [
      { value: 'site', title: 'of the site' },
      ...['laurier', 'kiln', 'dusk'].map((value) => ({ value, title: `sample: ${value}` })),
    ]),
    scheme: choice(
      'Scheme',
      'mirror',
      ['light', 'dark'].map((value) => ({ value, title: value })),
    ),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    column: choice('Column', 'expand', [
      { value: 'full', title: 'Full width' },
      { value: 'edge', title: 'From edge to edge' },
      ...['336', '480', '720'].map((value) => ({ value, title: `${value} px column` })),
    ]),
  },
  initialGlobals: {
    site: 'marketplace',
    language: 'en',
    theme: 'site',
    scheme: 'light',
    direction: 'ltr',
    column: 'full',
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'When to use what',
          'Tokens',
          'Pages',
          'Header and footer',
          'Search',
          'Venue page',
          'Booking form',
          'Rooms',
          'Packages',
          'Several days',
          'Checkout',
          'Opera checkout',
          'Serviced office checkout',
          'Thank you',
          'Account',
          'Brand',
          'Components',
          'Booking parts',
          'Mails',
          'Plain pages',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 768, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  decorators: [
    inList,
    (Story, { globals, id, args, parameters }) => (
      <InLook
        Story={Story}
        globals={globals}
        id={id}
        args={args}
        wholePage={parameters['wholePage'] === true}
      />
    ),
  ],
  afterEach: sweep,
};

export default preview;
