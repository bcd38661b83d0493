/** The words of the page `/embed`, which whoever pastes a tag reads: not those of a visitor. */
export type BuilderWords = Readonly<{
  title: string;
  intro: string;
  otherLanguage: string;
  needsScript: string;
  settings: string;
  venue: string;
  none: string;
  failed: string;
  /** `#`: how many. */
  found: string;
  mode: string;
  inline: string;
  button: string;
  popup: string;
  label: string;
  labelHint: string;
  meeting: string;
  type: string;
  both: string;
  rooms: string;
  packages: string;
  delegates: string;
  open: string;
  language: string;
  ofThePage: string;
  checkout: string;
  here: string;
  tab: string;
  look: string;
  scheme: string;
  light: string;
  dark: string;
  auto: string;
  ownAccent: string;
  accent: string;
  hardLight: string;
  hardDark: string;
  corners: string;
  ofTheSite: string;
  square: string;
  slight: string;
  round: string;
  veryRound: string;
  preview: string;
  previewHint: string;
  code: string;
  html: string;
  react: string;
  wordpress: string;
  tagManager: string;
  htmlHint: string;
  reactHint: string;
  wordpressHint: string;
  plugin: string;
  tagManagerHint: string;
  copy: string;
  copied: string;
  notCopied: string;
  websites: string;
  websitesIntro: string;
  websitesNone: string;
  websitesMend: string;
  policy: string;
  policyIntro: string;
  policyStyles: string;
  policyTypes: string;
  trouble: string;
  troubleText: string;
}>;

const english: BuilderWords = {
  title: 'Booking on your website',
  intro:
    'Choose what your visitors should see, copy the code, and paste it where the booking form belongs.',
  otherLanguage: 'Deutsch',
  needsScript: 'This page needs scripts. The short form of the code is below.',
  settings: 'Settings',
  venue: 'Venue',
  none: 'No venue has this name.',
  failed: 'The venues could not be loaded. Try again.',
  found: '# venues',
  mode: 'How it is shown',
  inline: 'In the page',
  button: 'Button',
  popup: 'Floating button',
  label: 'Words on the button',
  labelHint: 'Empty: the usual words in the language of the page.',
  meeting: 'Meeting',
  type: 'Begins with',
  both: 'As the site',
  rooms: 'Rooms',
  packages: 'Packages',
  delegates: 'People',
  open: 'As the site',
  language: 'Language',
  ofThePage: 'As your page',
  checkout: 'Checkout',
  here: 'In your page',
  tab: 'In a new tab',
  look: 'Look',
  scheme: 'Scheme',
  light: 'Light',
  dark: 'Dark',
  auto: 'As the device',
  ownAccent: 'Own accent colour',
  accent: 'Colour',
  hardLight: 'Links in this colour are hard to read on a light page.',
  hardDark: 'Links in this colour are hard to read on a dark page.',
  corners: 'Corners',
  ofTheSite: 'As the site',
  square: 'Square',
  slight: 'Slightly round',
  round: 'Round',
  veryRound: 'Very round',
  preview: 'Preview',
  previewHint: 'This is the real tag. What you book here is booked.',
  code: 'Code',
  html: 'HTML',
  react: 'React',
  wordpress: 'WordPress',
  tagManager: 'Tag manager',
  htmlHint:
    'Paste both elements where the form belongs. The script may stand in the head instead; once is enough for all tags of a page.',
  reactHint:
    'The component loads the script itself. Put the rule, if there is one, into your style sheet.',
  wordpressHint:
    'For the plugin, in whose settings this host is entered. Put the rule, if there is one, into “Additional CSS”.',
  plugin: 'Download the plugin (ZIP)',
  tagManagerHint:
    'As a custom HTML tag. A form or a button appears in the element with the id “booking”; a floating button needs none.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser does not allow it: select the text.',
  websites: 'Which websites may show it',
  websitesIntro: 'The tag works on pages of this host, and on these websites:',
  websitesNone: 'The tag works on pages of this host, and on no other website yet.',
  websitesMend:
    'The operator of this host adds others by their origin, as “https://www.example.com”. Without “www.” is another website.',
  policy: 'If your website has a Content-Security-Policy',
  policyIntro: 'Add these values to the directives that your policy has. Nothing unsafe is needed.',
  policyStyles:
    'style-src needs nothing, but where it forbids the attribute “style”, its properties go into your own style sheet.',
  policyTypes:
    'Only where your policy has require-trusted-types-for: add foyer to trusted-types. Else leave it out.',
  trouble: 'If something does not work',
  troubleText:
    'Open your page with ?foyer-doctor at the end of its address. A panel names what is wrong and how it is mended.',
};

const german: BuilderWords = {
  title: 'Buchung auf Ihrer Website',
  intro:
    'Wählen Sie, was Ihre Gäste sehen, kopieren Sie den Code und fügen Sie ihn dort ein, wo das Buchungsformular stehen soll.',
  otherLanguage: 'English',
  needsScript: 'Diese Seite braucht Skripte. Die Kurzform des Codes steht unten.',
  settings: 'Einstellungen',
  venue: 'Haus',
  none: 'Kein Haus heißt so.',
  failed: 'Die Häuser konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  found: '# Häuser',
  mode: 'Darstellung',
  inline: 'In der Seite',
  button: 'Knopf',
  popup: 'Schwebend',
  label: 'Text des Knopfs',
  labelHint: 'Leer: der übliche Text in der Sprache der Seite.',
  meeting: 'Tagung',
  type: 'Beginnt mit',
  both: 'Wie die Site',
  rooms: 'Räumen',
  packages: 'Pauschalen',
  delegates: 'Personen',
  open: 'Wie die Site',
  language: 'Sprache',
  ofThePage: 'Wie Ihre Seite',
  checkout: 'Abschluss',
  here: 'In Ihrer Seite',
  tab: 'In neuem Tab',
  look: 'Aussehen',
  scheme: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  auto: 'Wie das Gerät',
  ownAccent: 'Eigene Akzentfarbe',
  accent: 'Farbe',
  hardLight: 'Links in dieser Farbe sind auf einer hellen Seite schlecht zu lesen.',
  hardDark: 'Links in dieser Farbe sind auf einer dunklen Seite schlecht zu lesen.',
  corners: 'Ecken',
  ofTheSite: 'Wie die Site',
  square: 'Eckig',
  slight: 'Wenig rund',
  round: 'Rund',
  veryRound: 'Sehr rund',
  preview: 'Vorschau',
  previewHint: 'Das ist das echte Formular. Was Sie hier buchen, ist gebucht.',
  code: 'Code',
  html: 'HTML',
  react: 'React',
  wordpress: 'WordPress',
  tagManager: 'Tag-Manager',
  htmlHint:
    'Fügen Sie beides dort ein, wo das Formular stehen soll. Das Skript genügt einmal je Seite, auch im Kopf.',
  reactHint:
    'Die Komponente lädt das Skript selbst. Die Regel, falls es eine gibt, gehört in Ihr Stylesheet.',
  wordpressHint:
    'Für das Plugin, in dessen Einstellungen dieser Host steht. Die Regel, falls es eine gibt, gehört in „Zusätzliches CSS“.',
  plugin: 'Plugin herunterladen (ZIP)',
  tagManagerHint:
    'Als benutzerdefiniertes HTML-Tag. Formular oder Knopf erscheinen im Element mit der id „booking“; der schwebende braucht keines.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser erlaubt es nicht: Markieren Sie den Text.',
  websites: 'Welche Websites es zeigen dürfen',
  websitesIntro: 'Das Formular läuft auf den Seiten dieses Hosts und auf diesen Websites:',
  websitesNone:
    'Das Formular läuft auf den Seiten dieses Hosts und noch auf keiner anderen Website.',
  websitesMend:
    'Weitere trägt der Betreiber dieses Hosts ein, als Origin: „https://www.example.com“. Ohne „www.“ ist es eine andere Website.',
  policy: 'Wenn Ihre Website eine Content-Security-Policy hat',
  policyIntro:
    'Ergänzen Sie diese Werte in den Direktiven Ihrer Policy. Nichts Unsicheres ist nötig.',
  policyStyles:
    'style-src braucht nichts. Verbietet es das Attribut „style“, gehören dessen Eigenschaften in Ihr eigenes Stylesheet.',
  policyTypes:
    'Nur wenn Ihre Policy require-trusted-types-for enthält: Ergänzen Sie foyer in trusted-types.',
  trouble: 'Wenn etwas nicht geht',
  troubleText:
    'Öffnen Sie Ihre Seite mit ?foyer-doctor am Ende der Adresse. Ein Fenster nennt (auf Englisch), was fehlt und wie es behoben wird.',
};

export type BuilderLanguage = 'en' | 'de';
export const builderWords: Readonly<Record<BuilderLanguage, BuilderWords>> = {
  en: english,
  de: german,
};

/** The asked language, else the first of the browser’s that the page speaks, else English. */
export function builderLanguage(asked: string | undefined, accepted: string): BuilderLanguage {
  const spoken = [asked ?? '', ...accepted.split(',')].map((one) => one.trim().slice(0, 2));
  return spoken.find((one) => one === 'en' || one === 'de') ?? 'en';
}
