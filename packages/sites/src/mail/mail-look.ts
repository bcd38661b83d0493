import { formatHex, interpolate } from 'culori';
import type { Brand } from '../brand.ts';
import { brandOf } from '../sites.ts';
import { type Role, rolesOf, type Scheme } from '../studio/roles.ts';
import { familiesInMails, typefaces } from '../typefaces.ts';

/** Colours as `#rrggbb`: mail programs know no other kind. */
export type MailColours = Record<
  'ground' | 'sheet' | 'text' | 'muted' | 'line' | 'accent' | 'onAccent',
  string
>;

/** What mails of a brand look like: the roles of the tokens, worked out. */
export type MailLook = {
  light: MailColours;
  dark: MailColours;
  /** Of headings, as CSS. */
  display: string;
  /** In px. */
  radius: { sheet: number; button: number };
};

export const textFamilies =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const known = new Map<string, MailLook>();

/** The look of a site's mails. */
export function mailLook(siteId: string): MailLook {
  const look = known.get(siteId) ?? mailLookOf(brandOf(siteId));
  known.set(siteId, look);
  return look;
}

/** The look of the mails of a brand. */
export function mailLookOf(brand: Brand): MailLook {
  const { display, radius } = brand;
  const face = typefaces[display.face];
  return {
    light: coloursOf(brand, 'light'),
    dark: coloursOf(brand, 'dark'),
    display: [
      `font-family:${familiesInMails(face, textFamilies)}`,
      // Word, which draws the mails of Outlook, knows two weights.
      `font-weight:${face.axes.wght < 550 ? 400 : 700}`,
      `letter-spacing:${display.tracking}em`,
      `text-transform:${display.letters}`,
    ].join(';'),
    radius: {
      sheet: radius.all * 2,
      button: Math.min((radius.controls ?? radius.all) * 1.25, 28),
    },
  };
}

function coloursOf(brand: Brand, scheme: Scheme): MailColours {
  const roles = rolesOf(brand, scheme);
  const hex = (role: Role) => formatHex(roles[role]);
  return {
    ground: hex(scheme === 'light' ? 'surface-sunken' : 'page'),
    sheet: hex('surface'),
    text: hex('text'),
    muted: hex('text-muted'),
    line: formatHex(interpolate([roles.surface, roles.text], 'oklab')(0.14)),
    accent: hex('accent'),
    onAccent: hex('on-accent'),
  };
}
