/** What the attributes of a tag say. */
export type Settings = {
  venue: string;
  site: string | null;
  language: string | null;
  mode: 'inline' | 'button' | 'popup';
  label: string | null;
  scheme: 'light' | 'dark' | 'auto' | null;
  consent: 'granted' | 'denied' | 'pending';
  checkout: 'here' | 'tab';
  /** The meeting, as in the query of a venue’s page. */
  query: URLSearchParams;
};

const choices = {
  mode: ['inline', 'button', 'popup'],
  scheme: ['light', 'dark', 'auto'],
  type: ['room', 'package'],
  consent: ['granted', 'denied', 'pending'],
  checkout: ['here', 'tab'],
} as const;

/** Attributes of the meeting, which a venue’s page has as parameters of the same names. */
const ofMeeting = [
  'type',
  'delegates',
  'meeting-length',
  'datetime',
  'end-datetime',
  'layout',
  'discount-code',
] as const;

/** Reads the attributes; `warn` is told of values that are unknown, which are ignored. */
export function readSettings(
  tag: Pick<Element, 'getAttribute'>,
  warn: (sentence: string) => void,
): Settings {
  const text = (name: string) => tag.getAttribute(name)?.trim() || null;
  const choice = <Name extends keyof typeof choices>(
    name: Name,
  ): (typeof choices)[Name][number] | null => {
    const value = text(name);
    const known = choices[name].find((one) => one === value) ?? null;
    if (value !== null && known === null)
      warn(`${name}="${value}" is unknown; it can be ${choices[name].join(', ')}`);
    return known;
  };
  const query = new URLSearchParams();
  choice('type');
  for (const attribute of ofMeeting) {
    const value = text(attribute);
    if (value !== null)
      query.set(attribute === 'discount-code' ? 'discount_code' : attribute, value);
  }
  return {
    venue: text('venue') ?? '',
    site: text('site'),
    language: text('language'),
    mode: choice('mode') ?? 'inline',
    label: text('label'),
    scheme: choice('scheme'),
    consent: choice('consent') ?? 'pending',
    checkout: choice('checkout') ?? 'here',
    query,
  };
}
