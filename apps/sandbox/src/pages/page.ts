import type { FastifyReply } from 'fastify';

/**
 * Markup that is safe to send. Created only by `html`, which escapes every value that is not Html
 * itself.
 */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | readonly Html[] | string | number | null | false;

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts.reduce((markup, part, index) => markup + render(values[index - 1] ?? null) + part),
  );
}

function render(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map((each) => each.markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const drawings = {
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.500"/>',
  alert: '<path d="M12 4 2.800 19.500h18.400L12 4Zm0 6v4.500m0 2.400v.1"/>',
  card: '<rect x="3" y="5.500" width="18" height="13" rx="2.500"/><path d="M3 10h18M7 15h3"/>',
  mail: '<rect x="3" y="5.500" width="18" height="13.500" rx="2.500"/><path d="m3.500 7.500 8.500 6 8.500-6"/>',
  calendar:
    '<rect x="3.500" y="5" width="17" height="15.500" rx="2.500"/><path d="M3.500 10h17M8 3v4m8-4v4"/>',
  file: '<path d="M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500"/>',
  back: '<path d="m15 6-6 6 6 6"/>',
  bank: '<path d="M3.500 9.500 12 4l8.500 5.500zM5.500 9.500v8m4.300-8v8m4.400-8v8m4.300-8v8M3.500 20.500h17"/>',
} as const;

/** An icon beside text; hidden from screen readers. */
export const icon = (name: keyof typeof drawings, size: '' | 's' = ''): Html =>
  new Html(
    `<svg class="icon${size === 's' ? ' icon--s' : ''}" viewBox="0 0 24 24" aria-hidden="true">${drawings[name]}</svg>`,
  );

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
