import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { clearCookie, cookieOf, sendCookie } from './cookies.ts';

describe('cookies', () => {
  const asked = async (cookie?: string) => {
    const app = fastify();
    app.get('/', (request, reply) => {
      sendCookie(reply, 'kept', 'a b', {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: true,
        maxAge: 60,
      });
      clearCookie(reply, 'gone', { path: '/', httpOnly: true, sameSite: 'lax', secure: false });
      return { read: cookieOf(request, 'mine') };
    });
    const answer = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
    return {
      read: answer.json<{ read: string | null }>().read,
      sent: answer.headers['set-cookie'],
    };
  };

  it('are read by name, whatever other cookies there are', async () => {
    expect((await asked('other=1; mine=it%27s; more=2')).read).toBe("it's");
    expect((await asked('mine=%E0%A4%A')).read).toBe('%E0%A4%A');
    expect((await asked('other=mine')).read).toBeNull();
    expect((await asked('constructor=1')).read).toBeNull();
    expect((await asked()).read).toBeNull();
  });

  it('are sent one by one, with their attributes', async () => {
    const { sent } = await asked();
    expect(sent).toEqual([
      'kept=a%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      'gone=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ]);
  });
});
