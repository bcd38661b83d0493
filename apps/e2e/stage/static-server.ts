import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { siteFolder } from '../../../scripts/root.ts';
import { freeBlock } from './running-stack.ts';

type Serving = { url: string; stop: () => Promise<void> };

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

/** Passes a request on to another port, and its answer's head back; `body` does so with the rest. */
function passOn(
  port: number,
  asked: IncomingMessage,
  answer: ServerResponse,
  body: (reply: IncomingMessage) => void,
): void {
  const passed = request(
    { port, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      body(reply);
    },
  );
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}

/** The line to a front door, on which pages halt for `ms` before the first `mark` of their text. */
export const serveHalting = (edgePort: number, mark: string, ms: number): Promise<Serving> =>
  serveHttp((asked, answer) => {
    // Packed, a page has no text to halt before.
    delete asked.headers['accept-encoding'];
    passOn(edgePort, asked, answer, (reply) => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        reply.pipe(answer);
        return;
      }
      void text(reply).then(async (page) => {
        const at = page.indexOf(mark);
        // A page that never halts would prove nothing.
        if (at < 0) return answer.destroy();
        answer.write(page.slice(0, at));
        await setTimeout(ms);
        answer.end(page.slice(at));
      });
    });
  });

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * A server without knowledge of the project: static files, one page for all other addresses, and a
 * proxy to the API.
 */
export function serveStatically(apiPort: number): Promise<Serving> {
  return serveHttp((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (/^\/(apiv2|v2|services)\//.test(pathname)) {
      passOn(apiPort, asked, answer, (reply) => reply.pipe(answer));
      return;
    }
    const isFile = /^\/(vendor|remotes|hosts|pictures|fonts)\/|^\/remotes\.json$/.test(pathname);
    const file = isFile ? pathname : '/hosts/marketplace.html';
    readFile(path.join(siteFolder, path.normalize(file))).then(
      (bytes) =>
        answer
          .writeHead(200, {
            'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          })
          .end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
}
