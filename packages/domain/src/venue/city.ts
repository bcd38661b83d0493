/** A city to search in (PHONE-020). */
export type City = {
  /** The city's short code; districts share it, so it is not unique. */
  id: string;
  /** By language, always with English. Norwegian is `no`. */
  names: { en: string } & Readonly<Partial<Record<'sv' | 'no' | 'da' | 'fi' | 'de', string>>>;
  /** `null` for a whole country. */
  place: { latitude: number; longitude: number } | null;
};

/** A city's name in the page's language, else in English (PHONE-020, A-154, B-018). */
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
