import { runCommand } from '../run-command.ts';
import { explain, step } from '../steps.ts';

/** `npm run check`: types and rules, in seconds, while developing. */
async function check(): Promise<void> {
  await step('types', () => runCommand('tsc', ['-p', '.']));
  await runCommand('vitest', ['run', '--project', 'rules'], {
    show: true,
  });
}

check().catch(explain);
