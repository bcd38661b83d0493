import { request } from 'node:https';

export type GuestAnswer = { status: number; text: string };
export type Guest = (path: string, body?: unknown, csrfToken?: string) => Promise<GuestAnswer>;

/** A visitor with an address and cookies of their own, at a site behind the proxy. */
export function guestAt(
  proxy: { host: string; port: number; certificate: Buffer },
  hostname: string,
  address: string,
): Guest {
  const cookies = new Map<string, string>();
  // Over HTTPS alone: a cookie that is not `Secure` is a fault here, and not kept.
  return (path, body, csrfToken) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? null : JSON.stringify(body);
      request(
        {
          host: proxy.host,
          port: proxy.port,
          ca: proxy.certificate,
          servername: hostname,
          localAddress: address,
          path,
          method: sent === null ? 'GET' : 'POST',
          headers: {
            host: `${hostname}:${proxy.port}`,
            // What a visitor says of themselves is not believed.
            'x-forwarded-for': '192.0.2.66',
            'x-forwarded-host': 'evil.example',
            cookie: [...cookies.values()].join('; '),
            ...(csrfToken !== undefined && { 'x-csrf-token': csrfToken }),
            ...(sent !== null && {
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
            }),
          },
        },
        (answer) => {
          for (const cookie of answer.headers['set-cookie'] ?? []) {
            const [pair = ''] = cookie.split(';');
            if (/; *Secure/i.test(cookie)) cookies.set(pair.split('=')[0] ?? '', pair);
          }
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        },
      )
        .on('error', reject)
        .end(sent ?? undefined);
    });
}
