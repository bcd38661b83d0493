import type { Language } from '../languages.ts';
import { beginnings, escaped, type Fact, type MailContent } from './mail-content.ts';
import type { MailLook } from './mail-look.ts';
import { mailStyle, tableHtml, type } from './mail-style.ts';

/** Where links with tokens are put when the mail is sent: no text holds these, as it is escaped. */
export const slots = { ways: '<!--ways-->', legal: '<!--legal-->' } as const;

/** The id under which the picture of the mark is attached. */
export const markId = 'mark@foyer';

/** Side of the mark, in px. */
const markSide = 36;

/** What the parts of a mail are written with. */
type Writing = {
  look: MailLook;
  start: 'left' | 'right';
  end: 'left' | 'right';
  /** Of the heading, as CSS. */
  title: string;
};

/** The document, without the links that are computed when it is sent. */
export function mailHtml(
  content: MailContent,
  siteName: string,
  look: MailLook,
  direction: Language['direction'],
): string {
  const { language, heading } = content;
  const [start, end] =
    direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const { light } = look;
  const writing = { look, start, end, title: titleOf(look, language) };
  const spoken = `lang="${language}" dir="${direction}"`;
  return (
    `<!doctype html><html ${spoken}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">` +
    `<meta name="x-apple-disable-message-reformatting">` +
    `<title>${escaped(heading)}</title><style>${mailStyle(look)}</style></head>` +
    `<body class="m-ground" style="margin:0;padding:0;background-color:${light.ground}">` +
    preview(content) +
    `<div role="article" aria-label="${escaped(heading)}" ${spoken}>` +
    `<table role="presentation" ${spoken} class="m-ground" width="100%" cellpadding="0" cellspacing="0" border="0" ` +
    `bgcolor="${light.ground}" style="background-color:${light.ground}">` +
    `<tr><td align="center" class="m-outside" style="padding:32px 12px">` +
    `<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->` +
    sheet(content, siteName, writing) +
    foot(siteName, look) +
    `<!--[if mso]></td></tr></table><![endif]-->` +
    `</td></tr></table></div></body></html>`
  );
}

/**
 * What a list of mails shows beside the subject: the meeting, or what it is about. Joiners behind it
 * keep the rest of the mail out of that line.
 */
function preview({ facts, paragraphs }: MailContent): string {
  const at = facts.findIndex(([, , as]) => as?.begins);
  const said = at < 0 ? paragraphs.slice(0, 2) : facts.slice(at, at + 2).map(([, value]) => value);
  return (
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">` +
    `${escaped(said.join(' · '))}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
  );
}

/**
 * Space between letters, or less than that, would tear a script apart whose letters are joined; they
 * have marks above and below.
 */
const titleOf = ({ display }: MailLook, language: string): string =>
  `${display};font-size:32px;` +
  (language === 'ar' ? 'letter-spacing:0;line-height:140%' : 'line-height:117%');

function sheet(content: MailContent, siteName: string, writing: Writing): string {
  const { look } = writing;
  const { light, radius } = look;
  const text = type(16, 24, light.text);
  return tableHtml(
    row(head(siteName, look), 'padding:32px 32px 0', writing) +
      row(
        `<h1 class="m-text m-title" style="margin:0;${writing.title};color:${light.text}">` +
          `${escaped(content.heading)}</h1>`,
        'padding:28px 32px 0',
        writing,
      ) +
      content.paragraphs
        .map((line) =>
          row(
            `<p class="m-text" style="margin:0;${text}">${escaped(line)}</p>`,
            'padding:14px 32px 0',
            writing,
          ),
        )
        .join('') +
      (content.facts.length > 0
        ? row(summary(content.facts, writing), 'padding:24px 32px 0', writing)
        : '') +
      row(slots.ways, 'padding:0 32px', writing) +
      closing(content, siteName, writing),
    ` class="m-sheet m-round" width="100%" bgcolor="${light.sheet}" ` +
      `style="max-width:600px;background-color:${light.sheet};border-radius:${radius.sheet}px"`,
  );
}

const row = (inside: string, style: string, { start }: Pick<Writing, 'start'>): string =>
  `<tr><td align="${start}" class="m-inside" style="${style}">${inside}</td></tr>`;

const foot = (siteName: string, { light }: MailLook): string =>
  tableHtml(
    `<tr><td align="center" class="m-muted" style="padding:20px 20px 0;${type(13, 20, light.muted)}">` +
      `${escaped(siteName)}</td></tr>${slots.legal}`,
    ' width="100%" style="max-width:600px"',
  );

/** Mark and name. The mark brings its own ground, so that it is there on a dark one, too. */
const head = (siteName: string, { display, light }: MailLook): string =>
  tableHtml(
    `<tr><td width="${markSide}"><img src="cid:${markId}" width="${markSide}" height="${markSide}" ` +
      `alt="${escaped(siteName)}" style="display:block;border:0;${type(11, 12, light.muted)}"></td>` +
      `<td width="12"></td>` +
      `<td class="m-text" aria-hidden="true" style="${display};font-size:20px;line-height:24px;color:${light.text}">` +
      `${escaped(siteName)}</td></tr>`,
  );

/** The facts in groups of rows: a label and what it is, below each other where it is narrow. */
function summary(facts: readonly Fact[], writing: Writing): string {
  const begins = beginnings(facts);
  const rows = facts.map((fact, at) =>
    factRow(fact, writing, { begins: begins[at] === true, ends: begins[at + 1] === true }),
  );
  return tableHtml(rows.join(''), ' width="100%"');
}

function factRow(
  [label, value, as = {}]: Fact,
  { look: { light }, start, end }: Writing,
  { begins, ends }: { begins: boolean; ends: boolean },
): string {
  const place =
    `padding-top:${begins ? 14 : 3}px;padding-bottom:${ends ? 14 : 3}px` +
    (begins ? `;border-top:1px solid ${light.line}` : '');
  const line = begins ? ' m-line' : '';
  const last = ends ? ' m-ends' : '';
  const weight = as.isTotal ? ';font-weight:700' : '';
  const inside =
    as.href === undefined
      ? whole(value)
      : `<a class="m-accent" href="${escaped(as.href)}" style="color:${light.accent}">${escaped(value)}</a>`;
  return (
    `<tr><td width="32%" valign="top" align="${start}" class="m-muted${line} m-label" ` +
    `style="${place};padding-${end}:16px;${type(14, 24, light.muted)}">${escaped(label)}</td>` +
    `<td valign="top" align="${start}" class="m-text${line} m-value${last}" dir="auto" ` +
    `style="${place};${type(as.isTotal ? 18 : 16, 24, light.text)}${weight}">${inside}</td></tr>`
  );
}

/** The small print, and who writes. */
function closing({ notes, goodbye }: MailContent, siteName: string, writing: Writing): string {
  const { light } = writing.look;
  const paragraph = (text: string, colour: 'muted' | 'text', above: number) =>
    row(
      `<p class="m-${colour}" style="margin:0;${type(colour === 'text' ? 16 : 14, 22, light[colour])}">${text}</p>`,
      `padding:${above}px 32px 0`,
      writing,
    );
  return (
    notes.map((note, at) => paragraph(whole(note), 'muted', at === 0 ? 28 : 6)).join('') +
    (goodbye === undefined
      ? ''
      : paragraph(`${escaped(goodbye)}<br>${escaped(siteName)}`, 'text', 24)) +
    row('&nbsp;', 'padding:0;font-size:0;line-height:36px', writing)
  );
}

/**
 * Escaped, with what is read as one on one line: order numbers, phone numbers, which are called by a
 * press, and spans, which run in the direction of the language as on the pages.
 */
const whole = (text: string): string =>
  escaped(text).replaceAll(
    /[A-Z]{2}-\d+|\d[\d.:/\u200F]*\s?–\s?\d[\d.:/\u200F]*|\+\d[\d ]*\d/g,
    (part) => {
      const spoken = part.includes('–') ? '' : ' dir="ltr"';
      const number = part.replaceAll(' ', '');
      return phone.test(number)
        ? `<a href="tel:${number}"${spoken} style="white-space:nowrap;color:inherit">${part}</a>`
        : `<span${spoken} style="white-space:nowrap">${part}</span>`;
    },
  );

/** No shorter one is called from another country (E.164). */
const phone = /^\+\d{7,15}$/;
