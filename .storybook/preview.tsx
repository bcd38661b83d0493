import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import './preview.css';
import { sites } from '@foyer/sites';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { InLanguage } from './in-language.tsx';
import { inList } from './in-list.tsx';
import { argumentsOn, storySite, wearTheme } from './on-site.ts';

// Long enough for a busy machine; only a failing story waits that long.
configure({ asyncUtilTimeout: 8_000 });

type Item = { value: string; title: string };
type Icon = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>['icon'];
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
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
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
    column: choice(
      'Column',
      'expand',
      ['full', '336', '480', '720'].map((value) => ({
        value,
        title: value === 'full' ? 'Full width' : `${value} px column`,
      })),
    ),
  },
  // The test run checks all stories in other languages, directions and schemes as well
  // (vitest.config.ts).
  initialGlobals: {
    site: 'marketplace',
    language: import.meta.env['STORY_LANGUAGE'] ?? 'en',
    theme: 'site',
    scheme: import.meta.env['STORY_SCHEME'] ?? 'light',
    direction: import.meta.env['STORY_DIRECTION'] ?? 'ltr',
    column: 'full',
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    options: { storySort: { order: ['Start here', 'When to use what', 'Tokens', 'UI'] } },
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
    (Story, { globals, id, args }) => {
      const root = document.documentElement;
      const site = storySite(globals['site']);
      const language: string = globals['language'];
      root.lang = language;
      root.dir = globals['direction'];
      root.dataset['scheme'] = globals['scheme'];
      if (globals['theme'] === 'site') delete root.dataset['theme'];
      else root.dataset['theme'] = globals['theme'];
      wearTheme(site);
      return (
        <InLanguage language={language} key={`${id} ${site.id}`}>
          <main className={`story-column story-column-${globals['column']}`}>
            <Story args={argumentsOn(args, site, language)} />
          </main>
        </InLanguage>
      );
    },
  ],
};

export default preview;
