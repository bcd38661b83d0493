import { runCommand } from '../run-command.ts';
import { exitWithError } from '../steps.ts';

/**
 * `npm run words`: collects every message into the locales' files; untranslated ones are listed.
 */
runCommand('lingui', ['extract', '--clean'], { show: true }).catch(exitWithError);
