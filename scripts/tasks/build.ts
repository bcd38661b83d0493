import { buildAll } from '../build-all.ts';
import { exitWithError } from '../steps.ts';

buildAll().catch(exitWithError);
