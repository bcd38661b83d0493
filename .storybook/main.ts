import { existsSync } from 'node:fs';
import { words } from '@foyer/build';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

/** Drawn by `npm start`; without them stories show empty boxes. */
const pictures = new URL('../.foyer/site/pictures', import.meta.url).pathname;

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
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  core: { disableTelemetry: true },
  // The framework already adds React. For older browsers `:dir(rtl)` would become a list of
  // languages, and an English story could not be mirrored.
  viteFinal: (vite) => mergeConfig(vite, { plugins: [words()], build: { cssTarget: 'chrome120' } }),
};

export default config;
