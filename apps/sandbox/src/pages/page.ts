import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src " +
  "'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sends one of the sandbox's own pages (start, inbox). */
export function sendPage(
  reply: FastifyReply,
  {
    title,
    body,
    script,
    status = 200,
  }: { title: string; body: Html; script?: string; status?: number },
): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/pages/tokens.css" />
        <link rel="stylesheet" href="/assets/pages/base.css" />
        <link rel="stylesheet" href="/assets/pages/pages.css" />
        ${script === undefined ? null : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <div class="wrap">
            <a class="logo" href="/">Sandbox</a>
            <nav aria-label="Sandbox"><a href="/inbox">Inbox</a><a href="/#faults">Faults</a></nav>
          </div>
        </header>
        <main class="wrap" id="main">${body}</main>
      </body>
    </html>`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(document.markup);
}
