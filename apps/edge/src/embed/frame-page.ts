import { randomBytes } from 'node:crypto';
import { escaped } from '../escaped.ts';
import { type OtherOrigins, pagePolicy } from '../security-headers.ts';

type Asked = {
  /** Attributes of the tag. */
  attributes: Readonly<Record<string, string>>;
  language: string;
  direction: string;
  title: string;
  /** The website that holds the frame. */
  holder: string;
  origins: OtherOrigins;
};

/**
 * The page in a tag’s frame: a tag again, which may run its scripts here. Only the website that it
 * was made for can hold it.
 */
export function framePage({ attributes, language, direction, title, holder, origins }: Asked): {
  html: string;
  policy: string;
} {
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy(nonce, origins, holder);
  const written = Object.entries({ ...attributes, framed: holder })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return {
    policy,
    html: `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>${escaped(title)}</title><style nonce="${nonce}">
html{color-scheme:light dark}body{margin:0;background:transparent}</style></head>
<body><foyer-booking${written}></foyer-booking><script nonce="${nonce}" async src="/embed.js"></script></body></html>`,
  };
}
