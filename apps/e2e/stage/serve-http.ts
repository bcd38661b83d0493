import { createServer, type RequestListener } from 'node:http';
import { freeBlock } from './running-stack.ts';

export type Serving = { url: string; stop: () => Promise<void> };

/** A small HTTP server for one journey, on a free port. */
export async function serveHttp(answer: RequestListener): Promise<Serving> {
  const port = await freeBlock();
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
