import { engineNames, engines } from '../../apps/e2e/engines/installed.ts';
import { needBrowser } from '../browser.ts';
import { buildAll } from '../build-all.ts';
import { runCommand } from '../run-command.ts';
import { ExpectedError, exitWithError } from '../steps.ts';

/**
 * `npm run engines`: the tag and each checkout in Chromium, Firefox and WebKit;
 * `npm run engines -- webkit`: in one of them.
 */
async function runEngines(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !engineNames.some((engine) => engine === name));
  if (unknown !== undefined)
    throw new ExpectedError(
      `There is no engine called ${unknown}, only ${engineNames.join(', ')}.`,
    );
  const chosen = engineNames.filter((name) => wanted.length === 0 || wanted.includes(name));
  const missing = chosen.filter((name) => engines[name].find() === null);
  if (missing.length > 0)
    throw new ExpectedError(
      `Not installed here: ${missing.join(', ')}. On Debian: ` +
        `apt-get install ${missing.map((name) => engines[name].packages).join(' ')}`,
    );
  const browser = await needBrowser();
  await buildAll();
  const projects = chosen.map((name) => `--project=${name}`);
  await runCommand('playwright', ['test', '-c', 'apps/e2e/engines.config.ts', ...projects], {
    show: true,
    env: { CHROMIUM: browser },
  });
}

runEngines(process.argv.slice(2)).catch(exitWithError);
