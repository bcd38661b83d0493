import { type Brand, brandOf, familiesInMails, typefaces } from '@foyer/sites';
import { clampChroma, type Color, formatHex, interpolate, parse } from 'culori';

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
  const look = known.get(siteId) ?? lookOf(brandOf(siteId));
  known.set(siteId, look);
  return look;
}

function lookOf({ paper, sheet, accent, onAccent, tint, display, radius }: Brand): MailLook {
  const grey = (lightness: number, share = 1): Color => ({
    mode: 'oklch',
    l: lightness,
    c: tint.chroma * share,
    h: tint.hue,
  });
  const mixed = (from: string, to: Color | string, share: number) =>
    hex(interpolate([from, to], 'oklab')(share));
  const face = typefaces[display.face];
  return {
    light: {
      ground: mixed(paper[0], grey(0.29), 0.05),
      sheet: hex(sheet[0]),
      text: hex(grey(0.21)),
      muted: hex(grey(0.455)),
      line: mixed(sheet[0], grey(0.29), 0.14),
      accent: hex(accent[0]),
      onAccent: hex(onAccent[0]),
    },
    dark: {
      ground: hex(paper[1]),
      sheet: hex(sheet[1]),
      text: hex(grey(0.955, 0.6)),
      muted: hex(grey(0.775)),
      line: mixed(sheet[1], 'white', 0.15),
      accent: hex(accent[1]),
      onAccent: hex(onAccent[1]),
    },
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

/** The nearest colour that any screen can show. */
function hex(colour: Color | string): string {
  const parsed = typeof colour === 'string' ? parse(colour) : colour;
  if (parsed === undefined) throw new Error('a brand has a colour that is none');
  return formatHex(clampChroma(parsed, 'oklch'));
}
