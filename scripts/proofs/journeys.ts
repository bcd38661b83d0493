import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needBrowser } from '../browser.ts';
import { buildAll } from '../build-all.ts';
import { runCommand } from '../run-command.ts';
import { orFailed, sumOf } from '../test-run/outcome.ts';
import { readJourneys } from '../test-run/read-outcome.ts';
import type { Proof } from './page.ts';

/** Every site, page type, width and language in a browser: `apps/e2e/sweeps`. */
export async function proveJourneys(): Promise<Proof> {
  const browser = await needBrowser();
  await buildAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-sweeps-'));
  const report = path.join(folder, 'sweeps.json');
  try {
    const problem = await runCommand('playwright', ['test', '-c', 'apps/e2e/sweeps.config.ts'], {
      show: true,
      env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }).then(
      () => null,
      (error: unknown) => String(error),
    );
    const { files, outside } = orFailed(readJourneys(report, 'sweeps'), 'sweeps', problem);
    const { passed, failures, secondTries } = sumOf(Object.values(files));
    return {
      heading: 'Every site, page, width and language in a browser',
      text:
        `${passed} sweeps over the running stack passed, ${secondTries.length} of them at the second try: ` +
        `each site's pages hold up (axe, 320 px, 400 %, right to left, dark, forced colours, no motion), ` +
        'nothing moves on a first visit, on reload and on Back, ' +
        'every checkout goes by keyboard alone, and the row of a site that the README shows makes a site.',
      problems: [...failures, ...outside].map(({ file, name }) => `${file}: ${name}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
