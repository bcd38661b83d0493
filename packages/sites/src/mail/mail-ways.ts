import { escaped } from './mail-content.ts';
import { slots } from './mail-html.ts';
import { type MailLook, textFamilies } from './mail-look.ts';
import { tableHtml, type } from './mail-style.ts';

/** A link of a mail with its address. */
type Way = { label: string; address: string };
type ShownCode = { label: string; code: string };

/** What is known when a mail is sent: its code, its links, and those to the legal texts. */
export type Ways = Readonly<{
  codes: readonly ShownCode[];
  links: readonly Way[];
  legal: readonly Way[];
}>;

/** The HTML of a mail with its ways. */
export function withWays(html: string, look: MailLook, { codes, links, legal }: Ways): string {
  return (
    html
      // A mail that the previous version wrote has no place for them.
      .replace(html.includes(slots.ways) ? slots.ways : /(?=<\/body>)/, () =>
        waysHtml(codes, links, look),
      )
      .replace(slots.legal, () => legalHtml(legal, look))
  );
}

/** The code, the first way as a button and the others as links below it. */
function waysHtml(
  codes: readonly ShownCode[],
  [first, ...others]: readonly Way[],
  look: MailLook,
): string {
  const rows = [
    ...codes.map((code) => rowHtml(codeHtml(code, look), 24)),
    ...(first === undefined ? [] : [rowHtml(button(first, look), 28)]),
    ...others.map((way) => rowHtml(link(way, look), 16)),
  ];
  return rows.length === 0 ? '' : tableHtml(rows.join(''), ' width="100%"');
}

const rowHtml = (inside: string, above: number): string =>
  `<tr><td style="padding:${above}px 0 0">${inside}</td></tr>`;

/** In the programs that know no padding of links, the cell has it. */
function button({ label, address }: Way, { light, radius }: MailLook): string {
  return tableHtml(
    `<tr><td align="center" class="m-button" bgcolor="${light.accent}" ` +
      `style="background-color:${light.accent};border-radius:${radius.button}px;mso-padding-alt:15px 28px">` +
      `<a class="m-on" href="${escaped(address)}" style="display:block;padding:15px 28px;` +
      `font-family:${textFamilies};font-size:16px;line-height:22px;font-weight:700;` +
      `color:${light.onAccent};text-decoration:none">${escaped(label)}</a></td></tr>`,
    ' class="m-whole"',
  );
}

const link = ({ label, address }: Way, { light }: MailLook): string =>
  `<a class="m-accent" href="${escaped(address)}" style="${type(16, 24, light.accent)}">${escaped(label)}</a>`;

/** Large and spaced, to be read and typed; selected at once where that is known. */
const codeHtml = ({ label, code }: ShownCode, { light, radius }: MailLook): string =>
  tableHtml(
    `<tr><td align="center" class="m-ground" bgcolor="${light.ground}" ` +
      `style="padding:20px;background-color:${light.ground};border-radius:${radius.button}px">` +
      `<p class="m-muted" style="margin:0;${type(14, 20, light.muted)}">${escaped(label)}</p>` +
      `<p class="m-text" style="margin:0;${type(36, 44, light.text)};font-weight:700;letter-spacing:.18em;` +
      `-webkit-user-select:all;user-select:all" dir="ltr"><strong>${code}</strong></p></td></tr>`,
    ' width="100%"',
  );

/** Below the sheet. */
const legalHtml = (ways: readonly Way[], { light }: MailLook): string =>
  `<tr><td align="center" class="m-muted" style="padding:4px 20px 0;${type(13, 20, light.muted)}">` +
  ways
    .map(
      ({ label, address }) =>
        `<a class="m-muted" href="${escaped(address)}" style="color:${light.muted}">${escaped(label)}</a>`,
    )
    .join(' &nbsp;·&nbsp; ') +
  `</td></tr>`;
