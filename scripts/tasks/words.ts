import { runCommand } from '../run-command.ts';
import { explain } from '../steps.ts';

/**
 * `npm run words`: collects every message into the locales' files; what has no translation yet is
 * listed.
 */
runCommand('lingui', ['extract', '--clean'], { show: true }).catch(explain);
