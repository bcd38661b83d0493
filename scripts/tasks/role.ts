import path from 'node:path';
import { runCommand } from '../run-command.ts';
import { exitWithError } from '../steps.ts';

/** `npm run role -- EMAIL ROLE`: sets the role of an account. */
const giveRole = () =>
  runCommand(
    process.execPath,
    [path.resolve('apps/api/src/roles/main.ts'), ...process.argv.slice(2)],
    { show: true },
  );

giveRole().catch(exitWithError);
