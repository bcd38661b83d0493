/** What the attributes of a tag say. */
export type Settings = {
  venue: string;
  mode: 'inline' | 'button' | 'popup';
  label: string | null;
  scheme: 'light' | 'dark' | 'auto' | null;
  consent: 'granted' | 'denied' | 'pending';
  checkout: 'here' | 'tab';
};

const choices = {
  mode: ['inline', 'button', 'popup'],
  scheme: ['light', 'dark', 'auto'],
  type: ['room', 'package'],
  consent: ['granted', 'denied', 'pending'],
  checkout: ['here', 'tab'],
} as const;

const moment = {
  is: /^(\d{1,10}|\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d)$/,
  examples: '2027-05-18T09:00, or unix seconds',
};

/**
 * What the host understands in an address. That is less where a site offers less: a layout or a
 * length that is none of its own is no mistake of the page.
 */
const shapes: Readonly<Record<string, { is: RegExp; examples: string }>> = {
  delegates: { is: /^\d+$/, examples: '12' },
  'meeting-length': {
    is: /^((?!0?0(:00)?$)([01]?\d|2[0-3])(:[0-5]\d)?|overnight|twodays|oneday|overone|Two[ -]Days|morethan1)$/,
    examples: '4, 2:30, overnight, twodays',
  },
  datetime: moment,
  'end-datetime': moment,
  layout: {
    is: /^(399|40[0-5]|760)$/,
    examples: '399, 400, 401, 402, 403, 404, 405, 760',
  },
  language: { is: /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i, examples: 'en, de, de-AT' },
};

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
    if (value !== null && known === null) warn(sentence(name, value, choices[name].join(', ')));
    return known;
  };
  choice('type');
  for (const [name, { is, examples }] of Object.entries(shapes)) {
    const value = text(name);
    if (value !== null && !is.test(value)) warn(sentence(name, value, examples));
  }
  return {
    venue: text('venue') ?? '',
    mode: choice('mode') ?? 'inline',
    label: text('label'),
    scheme: choice('scheme'),
    consent: choice('consent') ?? 'pending',
    checkout: choice('checkout') ?? 'here',
  };
}

const sentence = (name: string, value: string, known: string): string =>
  `${name}="${value}" is unknown; it can be ${known}`;

/** Says each sentence once: attributes are read again whenever one of them changes. */
export function once(say: (sentence: string) => void): (sentence: string) => void {
  const said = new Set<string>();
  return (one) => {
    if (said.has(one)) return;
    said.add(one);
    say(one);
  };
}
