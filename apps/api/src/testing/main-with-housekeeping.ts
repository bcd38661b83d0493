import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * The API as `main.ts` starts it. On SIGUSR2 it collects garbage, and prints the bytes of the
 * JavaScript heap and of the whole process.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(`kept ${heapUsed} ${rss}`);
});
await import('../main.ts');
