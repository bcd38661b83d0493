import { exitWithError } from '../steps.ts';
import { runParts } from '../test-run/run-parts.ts';

/** `npm test`; `npm test -- rules browser` runs these parts only. */
runParts(process.argv.slice(2)).catch(exitWithError);
