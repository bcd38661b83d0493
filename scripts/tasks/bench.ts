import { runBench } from '../../bench/run-bench.ts';
import { exitWithError } from '../steps.ts';

runBench(process.argv.slice(2)).catch(exitWithError);
