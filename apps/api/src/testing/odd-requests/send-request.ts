import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export type HttpRequest = {
  method: string;
  /** Printable ASCII. */
  path: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer | null;
};
/** `status` is 0 if the connection ended without an answer. */
export type HttpAnswer = {
  status: number;
  type: string;
  packed: boolean;
  /** The `access-control-allow-origin` header. */
  sharedWith: string | null;
  text: string;
  ms: number;
};

/** Sends requests unchanged that `fetch` would refuse or correct, over a few kept connections. */
export function createSender(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const send = ({ method, path, headers, body }: HttpRequest): Promise<HttpAnswer> =>
    new Promise((resolve) => {
      const begun = performance.now();
      let answered = false;
      const failed = (error: Error) => {
        if (!answered)
          resolve({
            status: 0,
            type: '',
            packed: false,
            sharedWith: null,
            text: error.message,
            ms: performance.now() - begun,
          });
      };
      const length =
        body === null || headers['transfer-encoding'] !== undefined
          ? {}
          : { 'content-length': String(body.length) };
      const sent = request(
        { agent, hostname, port, method, path, headers: { ...length, ...headers } },
        (answer) => {
          answered = true;
          const parts: Buffer[] = [];
          const unpacked = (body: Buffer) =>
            answer.headers['content-encoding'] === 'br' && body.length > 0
              ? brotliDecompressSync(body)
              : body;
          const end = () =>
            resolve({
              status: answer.statusCode ?? 0,
              type: answer.headers['content-type'] ?? '',
              packed: answer.headers['content-encoding'] !== undefined,
              sharedWith: answer.headers['access-control-allow-origin'] ?? null,
              text: unpacked(Buffer.concat(parts)).toString(),
              ms: performance.now() - begun,
            });
          answer
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', end)
            .on('error', end);
        },
      ).on('error', failed);
      sent.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}
