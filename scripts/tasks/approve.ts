import { writeFileSync } from 'node:fs';
import { renderer, rendererFile } from '../../apps/e2e/stage/renderer.ts';
import { needBrowser } from '../browser.ts';
import { buildAll } from '../build-all.ts';
import { runCommand } from '../run-command.ts';
import { exitWithError } from '../steps.ts';

/**
 * `npm run approve`: replaces the pictures that `npm test` compares with by the current screens.
 * Look at the changes before committing them.
 */
async function approve(): Promise<void> {
  const browser = await needBrowser();
  await buildAll();
  await runCommand('playwright', ['test', '-c', 'apps/e2e/playwright.config.ts', 'approved'], {
    show: true,
    env: { CHROMIUM: browser, FOYER_APPROVE: 'yes' },
  });
  writeFileSync(rendererFile, `${renderer()}\n`);
}

approve().catch(exitWithError);
