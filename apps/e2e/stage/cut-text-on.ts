import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const source = path.join(import.meta.dirname, '../../../.storybook/fit/cut-text.ts');

const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'foyerFit' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the measure of cut text could not be built');
  return chunk.code;
};
let measure: Promise<string> | null = null;

/** Words of a page that cannot be read as a whole, by the measure of the stories. */
export async function cutTextOn(page: Page): Promise<readonly string[]> {
  const code = await (measure ??= bundled());
  return await page.evaluate<string[]>(`${code}; foyerFit.cutText()`);
}
