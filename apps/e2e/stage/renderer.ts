import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../../scripts/browser.ts';

const families = [
  'sans-serif',
  'serif',
  'Segoe UI',
  'Roboto',
  'Helvetica Neue',
  'Arial',
  'Liberation Sans',
];

/** Beside the approved pictures: the renderer that painted them. */
export const rendererFile = path.join(import.meta.dirname, '../approved/renderer.txt');

const said = (command: string, args: readonly string[]): string => {
  try {
    return execFileSync(command, args, { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

/**
 * What determines the shape of text: the browser's kind and major version, and the fonts that the
 * families of the tokens resolve to. The headless shell spaces letters in fractions of a pixel, the
 * whole browser in whole ones.
 */
export function renderer(): string {
  const browser = findBrowser();
  const version =
    browser === null ? 'unknown' : (/\d+/.exec(said(browser, ['--version']))?.[0] ?? 'unknown');
  const kind = browser?.includes('headless') ? 'headless shell' : 'whole browser';
  return [
    `Chromium ${version}, ${kind}, ${process.platform}`,
    ...families.map((family) => `${family}: ${said('fc-match', [family])}`),
  ].join('\n');
}

/**
 * Whether this renderer painted the approved pictures: with another one a comparison would report
 * differences of fonts.
 */
export const isRendererOfApproved = (): boolean =>
  existsSync(rendererFile) && readFileSync(rendererFile, 'utf8').trim() === renderer();
