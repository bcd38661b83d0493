import { runCommand } from './run-command.ts';
import { step } from './steps.ts';

/** What is wrong with the sources can be read from them: layout, lint, types, unused code. */
export async function staticChecks(): Promise<void> {
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/layout'];
  await step('layout', () =>
    runCommand('prettier', ['--check', '--log-level', 'warn', ...cache, '.']),
  );
  await step('lint', () => runCommand('oxlint', ['--deny-warnings']));
  await step('types', () => runCommand('tsc', ['-p', '.', '--pretty', 'false']));
  await step('unused code', () => runCommand('knip', ['--no-progress', '--no-config-hints']));
}
