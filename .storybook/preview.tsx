import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { InLanguage } from './in-language.tsx';

const choice = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({ toolbar: { title, icon, items: [...items], dynamicTitle: true } });

const preview: Preview = {
  globalTypes: {
    language: choice('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
    ]),
    theme: choice('Theme', 'paintbrush', ['default', 'laurier', 'kiln', 'dusk'].map((value) => ({ value, title: value }))),
    scheme: choice('Scheme', 'mirror', ['light', 'dark'].map((value) => ({ value, title: value }))),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    column: choice('Column', 'expand', ['full', '336', '480', '720'].map((value) => ({ value, title: value === 'full' ? 'Full width' : `${value} px column` }))),
  },
  initialGlobals: { language: 'en', theme: 'default', scheme: 'light', direction: 'ltr', column: 'full' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries([320, 360, 768, 1440].map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } }])),
    },
  },
  decorators: [
    (Story, { globals, id }) => {
      const root = document.documentElement;
      root.lang = globals['language'];
      root.dir = globals['direction'];
      root.dataset['scheme'] = globals['scheme'];
      if (globals['theme'] === 'default') delete root.dataset['theme'];
      else root.dataset['theme'] = globals['theme'];
      return (
        <InLanguage language={globals['language']} key={id}>
          <main className={`story-column story-column-${globals['column']}`}>
            <Story />
          </main>
        </InLanguage>
      );
    },
  ],
};

export default preview;
