import { readConfiguration } from '../configuration.ts';
import { startApi } from '../start-api.ts';
import { noLock } from './no-lock.ts';

/** The API as `main.ts` starts it, without a lock between check and insert. */
const read = readConfiguration(process.env);
if (!read.ok) throw new Error(read.message);
const { stop } = await startApi(read.configuration, { roomLock: noLock });
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
