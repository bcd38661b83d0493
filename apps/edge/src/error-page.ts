import { createHash } from 'node:crypto';
import { msg } from '@foyer/i18n/message';
import { sayIn, spokenLanguage } from '@foyer/i18n/server';
import { brandOf, brandRules, languageOf, pathOf, readPath, type Site } from '@foyer/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from './escaped.ts';

/** What can be wrong, as a sentence; in English also for programs. */
const sentences = {
  unreadable: msg({ message: 'This request cannot be read.' }),
  foreignForm: msg({ message: 'This form was sent by a page of another site.' }),
  nothing: msg({ message: 'There is nothing at this address.' }),
  tooLarge: msg({ message: 'This form is too large.' }),
  failed: msg({ message: 'Something went wrong here. Please try again in a moment.' }),
  notOpen: msg({ message: 'This site is not open yet.' }),
} as const;

const toStart = msg({ message: 'To the start page' });

/**
 * Answers that something is wrong: with a page in the look of the site if a browser asks for one,
 * otherwise with a sentence. The page needs no file, as those may be what is missing.
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { site, what }: { site: Site | null; what: keyof typeof sentences },
): FastifyReply {
  reply.code(status);
  if (site === null || !request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(sentences[what].message);
  const style = brandRules(brandOf(site.id)) + layout;
  const hash = createHash('sha256').update(style).digest('base64');
  return reply
    .headers({
      'content-security-policy':
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; font-src 'self'; ` +
        `form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(pageHtml(request.url, site, what, style));
}

function pageHtml(url: string, site: Site, what: keyof typeof sentences, style: string): string {
  const { prefix, language } = readPath(url.split('?', 1)[0] ?? '', site);
  const spoken = spokenLanguage(language);
  const direction = languageOf(spoken)?.direction ?? 'ltr';
  const say = sayIn(spoken);
  const name = escaped(site.name);
  const start = escaped(pathOf(prefix, ''));
  const sentence = escaped(say(sentences[what]));
  return (
    `<!doctype html><html lang="${spoken}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${sentence} | ${name}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>` +
    `<body><header><a href="${start}"><i></i>${name}</a></header>` +
    `<main><h1>${sentence}</h1><a class="go" href="${start}">${escaped(say(toStart))}</a></main></body></html>`
  );
}

const layout = `
:root{color-scheme:light dark;--ink:light-dark(oklch(.21 var(--tint-c) var(--tint-h)),oklch(.955 var(--tint-c) var(--tint-h)));
--font-text:-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font-text)}
header,main{max-inline-size:47rem;margin-inline:auto;padding-inline:clamp(1.25rem,4vw,2.5rem)}
header{padding-block:1.125rem}
header a{display:inline-flex;align-items:center;gap:10px;min-block-size:44px;color:inherit;text-decoration:none;
font:var(--display-weight) 1.375rem/1.1 var(--font-display);letter-spacing:var(--display-tracking);text-transform:var(--display-case)}
i{inline-size:28px;block-size:28px;background:var(--accent);mask:var(--mark) center/contain no-repeat}
main{display:grid;gap:1.5rem;justify-items:start;padding-block:clamp(2rem,8vw,5rem)}
h1{margin:0;font:var(--display-weight) clamp(1.875rem,1.55rem + 1.4vw,2.75rem)/1.12 var(--font-display);
letter-spacing:var(--display-tracking);text-transform:var(--display-case);text-wrap:balance;overflow-wrap:anywhere}
.go{display:inline-flex;align-items:center;min-block-size:44px;padding:.5rem 1.25rem;border:1px solid transparent;
border-radius:calc(var(--radius-control-unit,var(--radius-unit))*1.25);background:var(--accent);color:var(--on-accent);
font-weight:650;text-decoration:none}
.go:hover{background:var(--accent-strong)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;
