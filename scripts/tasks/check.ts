import { runCommand } from '../run-command.ts';
import { staticChecks } from '../static-checks.ts';
import { exitWithError } from '../steps.ts';

/**
 * `npm run check`: format, lint, types, unused code and rules, within a minute, while developing.
 */
async function check(): Promise<void> {
  await staticChecks();
  await runCommand('vitest', ['run', '--project', 'rules', '--silent=passed-only'], { show: true });
}

check().catch(exitWithError);
