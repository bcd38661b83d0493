import { existsSync } from 'node:fs';
import { words } from '@foyer/build';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { catalogueInBrowser } from './catalogue-in-browser.ts';

/**
 * Made by `npm start`; without them stories show empty boxes, and headings in the system's letters.
 * Tests measure these everywhere, whether fonts are there or not.
 */
const made = ['pictures', ...(process.env['VITEST'] ? [] : ['fonts'])]
  .map((folder) => ({
    from: new URL(`../.foyer/site/${folder}`, import.meta.url).pathname,
    to: `/${folder}`,
  }))
  .filter(({ from }) => existsSync(from));

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    './tokens/*.stories.tsx',
    './hosts/*.stories.tsx',
    './mails/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/remotes/*/src/**/*.stories.tsx',
    '../apps/lab/src/**/*.stories.tsx',
  ],
  framework: '@storybook/react-vite',
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: made,
  core: { disableTelemetry: true },
  // The framework already adds React. For older browsers `:dir(rtl)` would become a list of
  // languages, and an English story could not be mirrored.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [words(), catalogueInBrowser()],
      build: { cssTarget: 'chrome120' },
    }),
};

export default config;
