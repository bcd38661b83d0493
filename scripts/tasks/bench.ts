import { runBench } from '../../bench/run-bench.ts';
import { explain } from '../steps.ts';

runBench(process.argv.slice(2)).catch(explain);
