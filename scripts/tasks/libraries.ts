import { runCommand } from '../run-command.ts';
import { exitWithError } from '../steps.ts';

/** `npm run libraries`: installs what a new or changed package.json asks for; writes the lock file. */
runCommand('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], { show: true }).catch(
  exitWithError,
);
