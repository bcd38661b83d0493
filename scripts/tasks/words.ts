import { runCommand } from '../run-command.ts';
import { exitWithError } from '../steps.ts';

/** `npm run words`: collects every message into the `.po` files and lists untranslated ones. */
runCommand('lingui', ['extract', '--clean'], { show: true }).catch(exitWithError);
