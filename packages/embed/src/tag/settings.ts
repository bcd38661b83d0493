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
  choice('type');
  return {
    venue: text('venue') ?? '',
    mode: choice('mode') ?? 'inline',
    label: text('label'),
    scheme: choice('scheme'),
    consent: choice('consent') ?? 'pending',
    checkout: choice('checkout') ?? 'here',
  };
}
