import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const tooLarge = new WeakSet<object>();

/** Whether the request's body was cut off because of its size. */
export const isTooLarge = ({ raw }: { raw: object }): boolean => tooLarge.has(raw);

/**
 * Bodies that are passed on are not parsed, so that no limit of Fastify's holds for them. The API has
 * one, but closes the connection, which looks like an API that does not answer.
 */
export function limitBodies(
  app: FastifyInstance,
  most: number,
  isPassedOn: (url: string) => boolean,
): void {
  app.addHook('preParsing', async ({ raw, headers, url }, _reply, payload) => {
    if (!isPassedOn(url)) return payload;
    if (Number(headers['content-length'] ?? 0) > most) throw bodyTooLarge();
    let size = 0;
    const counted = new Transform({
      transform: (part: Buffer, _encoding, done) => {
        size += part.length;
        if (size <= most) return done(null, part);
        tooLarge.add(raw);
        // The rest is read away, so that the caller gets to the answer.
        payload.resume();
        done(bodyTooLarge());
      },
    });
    payload.on('error', (error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

const bodyTooLarge = () => Object.assign(new Error('the body is too large'), { statusCode: 413 });
