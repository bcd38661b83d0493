import { createSessionToken, type Endpoint, problemSchema } from '@foyer/contract';
import { visitHeader } from '@foyer/serving';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as v from 'valibot';
import { signedVisit } from './signed-visit.ts';
import type { Answer } from './visitor.ts';

export type Browser = ReturnType<typeof browser>;

/**
 * A browser as the API sees it: keeps cookies, and fetches the CSRF token for calls that need one.
 * `address` is its IP address, `host` the site's hostname.
 */
export function browser(app: FastifyInstance, address = '203.0.113.7', host = 'localhost') {
  const jar = new Map<string, string>();

  async function send(options: InjectOptions & { url: string }) {
    const response = await app.inject({
      ...options,
      headers: { [visitHeader]: signedVisit(host, address), ...options.headers },
      cookies: Object.fromEntries(jar),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '')
        jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function call<A extends v.GenericSchema>(
    endpoint: Endpoint<v.GenericSchema, v.GenericSchema, v.GenericSchema, A>,
    body?: unknown,
    params: Readonly<Record<string, string>> = {},
  ): Promise<Answer<v.InferOutput<A>>> {
    const token = endpoint.csrf
      ? (await send({ method: 'POST', url: createSessionToken.path })).payload
      : null;
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await send({
      method: endpoint.method,
      url,
      headers: token === null ? {} : { 'x-csrf-token': token },
      ...(body === undefined
        ? {}
        : {
            payload: JSON.stringify(body),
            headers: {
              'content-type': 'application/json',
              ...(token === null ? {} : { 'x-csrf-token': token }),
            },
          }),
    });
    const text = response.payload;
    if (response.statusCode !== 200)
      return {
        status: response.statusCode,
        value: null,
        problem: v.parse(problemSchema, JSON.parse(text)),
        text,
      };
    return {
      status: 200,
      value: v.parse(endpoint.answer, endpoint.answerType === 'json' ? JSON.parse(text) : text),
      problem: null,
      text,
    };
  }

  return { send, call, cookies: jar };
}
