/** The few words of the tag itself; everything else comes from the site. */
type TagWords = {
  book: string;
  close: string;
  loading: string;
  failed: string;
  refused: string;
  retry: string;
  openInTab: string;
  booking: string;
};

const english: TagWords = {
  book: 'Book a meeting room',
  close: 'Close',
  loading: 'The booking form is loading',
  failed: 'The booking form cannot be shown right now.',
  refused: 'The booking form cannot be shown on this website.',
  retry: 'Try again',
  openInTab: 'Open the booking form in a new tab',
  booking: 'Booking',
};

const words: Readonly<Record<string, TagWords>> = {
  en: english,
  de: {
    book: 'Tagungsraum buchen',
    close: 'Schließen',
    loading: 'Das Buchungsformular wird geladen',
    failed: 'Das Buchungsformular kann gerade nicht angezeigt werden.',
    refused: 'Das Buchungsformular kann auf dieser Website nicht angezeigt werden.',
    retry: 'Erneut versuchen',
    openInTab: 'Buchungsformular in einem neuen Tab öffnen',
    booking: 'Buchung',
  },
};

/** In the language of a page, as `de-AT`. */
export const wordsIn = (language: string): TagWords =>
  words[language.toLowerCase().split('-')[0] ?? ''] ?? english;
