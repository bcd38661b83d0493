import { buildAll } from '../build-all.ts';
import { explain } from '../steps.ts';

buildAll().catch(explain);
