import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escaped } from '../mail/mail.ts';

/** A page that a mail leads to: what it is about, and at most one thing to do. Without a script, so that any browser shows it. */
export type PlainPage = {
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The button, which sends the form to the page's own address. */
  readonly button?: string;
  readonly password?: { readonly label: string; readonly hint: string };
  /** The way on, where nothing is left to do here: a page of the site that the mail led to. */
  readonly link?: { readonly label: string; readonly path: string };
  /** Sent along with the button. */
  readonly hidden?: Readonly<Record<string, string>>;
};

const style = `
:root{color-scheme:light dark;--ink:light-dark(#14191d,#eef2f4);--soft:light-dark(#515c62,#a9b5bb);--line:light-dark(#e6eaec,#3a444a);--paper:light-dark(#f8f9fa,#0d1114);--card:light-dark(#fff,#14191d);--accent:light-dark(#0a5f7a,#74c7e3);--on:light-dark(#fff,#06222c)}
body{margin:0;padding:clamp(16px,6vw,72px) 16px;background:var(--paper);color:var(--ink);font:17px/1.55 -apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif}
main{max-inline-size:560px;margin-inline:auto;padding:clamp(24px,5vw,48px);background:var(--card);border:1px solid var(--line);border-radius:16px}
h1{margin:0 0 16px;letter-spacing:-.022em;font-size:clamp(24px,4vw,32px);line-height:1.2;text-wrap:balance}
span{white-space:nowrap}
p{margin:0 0 16px;overflow-wrap:anywhere}
dl{margin:24px 0;padding:0;border-block-start:1px solid var(--line)}
dl div{display:flex;flex-wrap:wrap;gap:0 16px;padding:10px 0;border-block-end:1px solid var(--line)}
dt{flex:0 0 176px;color:var(--soft)}dd{flex:1 1 220px;margin:0;white-space:pre-line;overflow-wrap:anywhere}
label{display:block;margin-block-end:8px;font-weight:600}
input{box-sizing:border-box;inline-size:100%;padding:12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:8px}
small{display:block;margin:8px 0 24px;color:var(--soft)}
button{min-block-size:48px;padding:12px 28px;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:8px;cursor:pointer}
a{color:var(--accent);font-weight:600;text-underline-offset:.2em}
.way{margin:24px 0 0}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply.code(page.status).headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).type('text/html; charset=utf-8').send(pageHtml(page));
}

function pageHtml({ language, title, paragraphs, facts = [], button, password, link, hidden = {} }: PlainPage): string {
  const rows = facts.filter(([, value]) => value !== '').map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${shown(value)}</dd></div>`);
  const field = password ? `<label for="password">${escaped(password.label)}</label><input id="password" name="password" type="password" autocomplete="new-password" minlength="10" maxlength="200" required aria-describedby="hint"><small id="hint">${escaped(password.hint)}</small>` : '';
  const kept = Object.entries(hidden).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  const form = button === undefined ? '' : `<form method="post">${field}${kept.join('')}<button>${escaped(button)}</button></form>`;
  const way = link === undefined ? '' : `<p class="way"><a href="${escaped(link.path)}">${escaped(link.label)}</a></p>`;
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${shown(title)}</h1>${paragraphs.map((text) => `<p>${shown(text)}</p>`).join('')}${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}${form}${way}</main></body></html>`;
}

/** An order's number and a span of hours are not broken at the end of a line. */
const shown = (text: string): string => escaped(text).replaceAll(/[A-Z]{2}-\d+|\d\d:\d\d–\d\d:\d\d/g, '<span>$&</span>');

/** Where forms of plain pages are understood; the API itself takes JSON only. */
export async function withForms(app: FastifyInstance, routes: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))));
    routes(scope);
  });
}
