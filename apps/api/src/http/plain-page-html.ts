import { pathIn } from '@foyer/domain';
import { languageOf } from '@foyer/sites';
import { beginnings, escaped, type Fact } from '@foyer/sites/mail';
import { wordLanguage, wordsIn } from '../words/words-in.ts';
import { fieldsHtml, type PlainGroup } from './plain-form.ts';
import { plainPageStyle, plainPageTheme } from './plain-page-style.ts';

/**
 * A page that a mail links to: some facts and at most one action. Without scripts, so that it works
 * in any browser.
 */
export type PlainPage = {
  status: number;
  /** The reader's language, also the prefix of its links. */
  language: string;
  /** Icon above the text of a page without an action: it is done, or no longer possible. */
  sign?: 'done' | 'over';
  title: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  /** Label of the button, which posts the form to the page's own URL. */
  button?: string;
  /** Fields of the form, above the button. */
  groups?: readonly PlainGroup[];
  /** A link to a page of the site; the start page if not given. */
  link?: { label: string; path: string };
  /** Hidden fields of the form. */
  hidden?: Readonly<Record<string, string>>;
};

/** The same icons as in `ui`, from which the API imports nothing. */
const drawings = {
  done: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg>',
  over: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.4v.1"/></svg>',
} as const;

/** The whole document: the site's name, the content and the links. */
export function plainPageHtml(siteName: string, page: PlainPage): string {
  const { title, sign } = page;
  const language = wordLanguage(page.language);
  const direction = languageOf(language)?.direction ?? 'ltr';
  const head =
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escaped(`${title} | ${siteName}`)}</title>` +
    `<link rel="icon" href="/favicon.svg"><style>${plainPageStyle}</style><link rel="stylesheet" href="${plainPageTheme}">`;
  const site =
    `<header class="top"><div class="site"><a href="${escaped(pathIn(page.language, '/'))}">` +
    `<i class="mark"></i><span>${escaped(siteName)}</span></a></div>` +
    `</header>`;
  const signed = sign === undefined ? '' : `<span class="sign ${sign}">${drawings[sign]}</span>`;
  const paragraphs = page.paragraphs.map((text) => `<p dir="auto">${shown(text)}</p>`).join('');
  const words = `<div class="words"><h1>${shown(title)}</h1>${paragraphs}</div>`;
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><head>${head}</head>` +
    `<body>${site}<main class="page">${signed}${words}${factsHtml(page)}${waysHtml(page, wordsIn(language).toStart)}</main>` +
    legalHtml(page.language) +
    `</body></html>`
  );
}

/** The legal texts of the site, as below a mail. */
function legalHtml(language: string): string {
  const { legal } = wordsIn(language).mail;
  const links = (['terms', 'privacy'] as const).map(
    (text) => `<a href="${escaped(pathIn(language, `/${text}`))}">${escaped(legal[text])}</a>`,
  );
  return `<footer class="legal">${links.join('')}</footer>`;
}

function factsHtml({ facts = [] }: PlainPage): string {
  const known = facts.filter(([, value]) => value !== '');
  const begins = beginnings(known);
  const rows = known.map(([label, value, as], at) => {
    const looks = [...(begins[at] ? ['begins'] : []), ...(as?.isTotal ? ['total'] : [])];
    return (
      `<div${looks.length > 0 ? ` class="${looks.join(' ')}"` : ''}><dt>${escaped(label)}</dt>` +
      `<dd dir="auto">${leading(shown(value), as?.href)}</dd></div>`
    );
  });
  return rows.length > 0 ? `<dl class="facts">${rows.join('')}</dl>` : '';
}

const leading = (inside: string, href: string | undefined): string =>
  href === undefined ? inside : `<a href="${escaped(href)}">${inside}</a>`;

/** The button with an alternative link beside it; on a page without an action only the link. */
function waysHtml(
  { language, button, groups = [], hidden = {}, link }: PlainPage,
  start: string,
): string {
  const { label, path } = link ?? { label: start, path: pathIn(language, '/') };
  const way = (look: 'go' | 'way') =>
    `<a class="${look}" href="${escaped(path)}">${escaped(label)}</a>`;
  if (button === undefined) return `<div class="ways">${way('go')}</div>`;
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return (
    `<form method="post">${fieldsHtml(groups)}${kept.join('')}<div ` +
    `class="ways"><button class="go">${escaped(button)}</button>` +
    `${way('way')}</div></form>`
  );
}

/** Escapes a value, and keeps order numbers and time spans on one line. */
const shown = (text: string): string =>
  escaped(text).replaceAll(/[A-Z]{2}-\d+|\d\d:\d\d–\d\d:\d\d/g, '<span class="whole">$&</span>');
