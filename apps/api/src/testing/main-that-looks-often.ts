import { readConfiguration } from '../configuration.ts';
import { startApi } from '../start-api.ts';

/** The API as `main.ts` starts it, with a check for jobs of dead processes every second. */
const read = readConfiguration(process.env);
if (!read.ok) throw new Error(read.message);
const { stop } = await startApi(read.configuration, { lookAfterJobsSeconds: 1 });
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
