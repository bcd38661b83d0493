import { existsSync } from 'node:fs';
import { words } from '@foyer/build';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** Drawn by `npm start`; without them a story shows the boxes of its pictures. */
const pictures = new URL('../.foyer/site/pictures', import.meta.url).pathname;

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/remotes/*/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  core: { disableTelemetry: true },
  // React is there already: the framework brings it.
  viteFinal: (vite) => mergeConfig(vite, { plugins: [words()] }),
};

export default config;
