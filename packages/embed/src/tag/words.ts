import words from './words.json' with { type: 'json' };

/** The few words of the tag itself; everything else comes from the site. */
type TagWords = (typeof words)['en'];

const byLanguage: Readonly<Record<string, TagWords>> = {
  ...words,
  // Norwegian pages say `no` or `nn`.
  no: words.nb,
  nn: words.nb,
};

/** In the language of a page, as `de-AT`; English where the tag does not speak it. */
export function wordsIn(language: string): TagWords {
  const asked = language.toLowerCase();
  return byLanguage[asked] ?? byLanguage[asked.split('-')[0] ?? ''] ?? words.en;
}
