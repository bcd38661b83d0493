import { createServer } from 'node:net';
import { ExpectedError } from './steps.ts';

/**
 * The ports of a running Foyer, from the first: front door, API, sandbox, a hotel's own website, and
 * the sandbox's mail server.
 */
export const portsFrom = (first: number) => ({
  edge: first,
  api: first + 1,
  sandbox: first + 2,
  hotelWebsite: first + 3,
  smtp: first + 25,
});

/** Fails with a sentence when a port is in use. */
export async function needFree(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    if (!(await isFree(port)))
      throw new ExpectedError(
        `Port ${port} is taken by another program (another Foyer, perhaps). End that program, or choose other ports: PORT=4100 npm start`,
      );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
