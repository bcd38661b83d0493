import { runCommand } from '../run-command.ts';
import { exitWithError } from '../steps.ts';

const [mode = 'dev'] = process.argv.slice(2);

/**
 * `npm run storybook` while designing; `npm run storybook build` for a static copy in
 * storybook-static.
 */
runCommand(
  'storybook',
  mode === 'build'
    ? ['build', '--quiet']
    : ['dev', '-p', process.env['STORYBOOK_PORT'] ?? '6006', '--no-open'],
  { show: true },
).catch(exitWithError);
