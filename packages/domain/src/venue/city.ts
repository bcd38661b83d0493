/** A city to search in (PHONE-020). */
export type City = {
  /** The city's short code; its districts share it, so it names no entry. */
  id: string;
  /** By language, always with English. Norwegian is `no` here. */
  names: { en: string } & Readonly<Partial<Record<'sv' | 'no' | 'da' | 'fi' | 'de', string>>>;
  /** A whole country has no one place. */
  place: { latitude: number; longitude: number } | null;
};

/** A city's name in the language of a page, else in English (PHONE-020, A-154, B-018). */
export function cityName({ names }: City, language: string): string {
  switch (language) {
    case 'sv':
    case 'da':
    case 'fi':
    case 'de':
      return names[language] ?? names.en;
    case 'nb':
    case 'no':
      return names.no ?? names.en;
    default:
      return names.en;
  }
}
