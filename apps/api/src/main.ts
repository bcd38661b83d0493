import { readConfiguration } from './configuration.ts';
import { CannotStart } from './database/data-folder.ts';
import { type RunningApi, startApi } from './start-api.ts';

/** Longer than any request, shorter than a supervisor's grace period. */
const stopWithinMs = 4500;

const read = readConfiguration(process.env);
if (!read.ok) {
  console.error(read.message);
  process.exit(1);
}

let running: RunningApi | undefined;
const stop = () => {
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  void (running?.stop() ?? Promise.resolve()).then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  running = await startApi(read.configuration);
  console.log(`The API listens at ${running.address}`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
