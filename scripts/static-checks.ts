import path from 'node:path';
import { runCommand } from './run-command.ts';
import { root } from './root.ts';

const cache = path.join(root, 'node_modules/.cache');
const layout = ['--check', '--log-level', 'warn', '--cache', '--cache-location', `${cache}/layout`];
const types = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', `${cache}/types`];

type Check = { name: string; work: () => Promise<unknown> };

/**
 * Checks that need only the source files. The commands of a list run one after another, the two
 * lists in parallel: Prettier and knip use one core each.
 */
export const staticChecks: readonly (readonly Check[])[] = [
  [
    { name: 'layout', work: () => runCommand('prettier', [...layout, '.']) },
    { name: 'unused code', work: () => runCommand('knip', ['--no-progress', '--no-config-hints']) },
  ],
  [
    { name: 'lint', work: () => runCommand('oxlint', ['--deny-warnings']) },
    { name: 'types', work: () => runCommand('tsc', ['-p', '.', ...types]) },
  ],
];
