import { createServer } from 'node:net';

/** A free port, followed by `more` free ones. */
export async function freePort(more = 0): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 30_000);
    const taken = await Promise.all(
      Array.from({ length: more + 1 }, (_, index) => isTaken(first + index)),
    );
    if (!taken.includes(true)) return first;
  }
  throw new Error('no free port was found');
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}
