import { exitWithError } from '../steps.ts';
import { runParts } from '../test-run/run-parts.ts';

/** `npm run check`: what of `npm test` ends within a minute, while developing. */
runParts(['check', 'rules']).catch(exitWithError);
