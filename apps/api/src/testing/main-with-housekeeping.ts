import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * The API as `main.ts` starts it; told SIGUSR2 it throws away what nobody needs any more, and
 * prints how many bytes of JavaScript are left and how many the whole process takes.
 */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(`kept ${heapUsed} ${rss}`);
});
await import('../main.ts');
