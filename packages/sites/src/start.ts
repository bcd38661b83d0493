import furtherWords from './start-words.json' with { type: 'json' };

/** How the start page of a site is composed; its styles know each of them. */
export const looks = [
  'arches',
  'letter',
  'board',
  'ticket',
  'poster',
  'card',
  'question',
  'place',
  'tiles',
  'masthead',
  'framed',
  'stage',
  'service',
  'dots',
] as const;
type Look = (typeof looks)[number];

/** The first screen of a site: what it says, in the languages that have words, and shows. */
export type Start = {
  look: Look;
  words: Readonly<Record<string, { headline: string; lead: string }>>;
  /** Pictures of the catalogue, without width and format: `/pictures/grand-harbour`. */
  pictures: readonly string[];
};

const pictures = (...scenes: readonly string[]): readonly string[] =>
  scenes.map((scene) => `/pictures/${scene}`);

const inEnglishAndGerman = {
  foyer: {
    look: 'arches',
    words: {
      en: {
        headline: 'Find the room. Book the hour.',
        lead: 'See what is free and what your meeting costs, and book it at once.',
      },
      de: {
        headline: 'Raum finden. Nach Stunden buchen.',
        lead: 'Sehen Sie, was frei ist und was Ihr Treffen kostet, und buchen Sie gleich.',
      },
    },
    pictures: pictures(
      'boardroom-harbour',
      'theatre-daylight',
      'grand-harbour-day',
      'ushape-linen',
      'townhouses-dusk',
    ),
  },
  concierge: {
    look: 'letter',
    words: {
      en: {
        headline: 'Tell us the meeting. We’ll find the room.',
        lead: 'A place, a day, a number of people: the answer comes with prices.',
      },
      de: {
        headline: 'Nennen Sie uns das Treffen. Wir finden den Raum.',
        lead: 'Ein Ort, ein Tag, eine Zahl von Personen: Die Antwort kommt mit Preisen.',
      },
    },
    pictures: [],
  },
  business: {
    look: 'board',
    words: {
      en: {
        headline: 'Every room, every invoice, one line.',
        lead: 'Rooms for teams that meet every week, paid by card, invoice or travel account.',
      },
      de: {
        headline: 'Jeder Raum, jede Rechnung, eine Zeile.',
        lead: 'Räume für Teams, die sich jede Woche treffen, bezahlt per Karte, Rechnung oder Reisestelle.',
      },
    },
    pictures: [],
  },
  offices: {
    look: 'poster',
    words: {
      en: { headline: '09–17', lead: 'An office for the day, from nine to five.' },
      de: { headline: '09–17', lead: 'Ein Büro für den Tag, von neun bis fünf.' },
    },
    pictures: [],
  },
  meridian: {
    look: 'card',
    words: {
      en: {
        headline: 'Your card opens doors.',
        lead: 'The member price is in every total, shown in your own currency.',
      },
      de: {
        headline: 'Ihre Karte öffnet Türen.',
        lead: 'Der Mitgliedspreis steckt in jeder Summe, auch in Ihrer Währung.',
      },
    },
    pictures: [],
  },
  haven: {
    look: 'question',
    words: {
      en: {
        headline: 'How many of you are meeting?',
        lead: 'Your company’s price applies by itself. Larger groups than 60 get a planner.',
      },
      de: {
        headline: 'Zu wievielt treffen Sie sich?',
        lead: 'Der Preis Ihrer Firma gilt von selbst. Gruppen über 60 hilft eine Planung.',
      },
    },
    pictures: [],
  },
  eyja: {
    look: 'place',
    words: {
      en: {
        headline: 'Meet at the edge of the sea.',
        lead: 'Rooms on the island, near the light.',
      },
      de: {
        headline: 'Treffen am Rand des Meeres.',
        lead: 'Räume auf der Insel, nah am Licht.',
      },
    },
    pictures: pictures('dome-aurora'),
  },
  hallo: {
    look: 'tiles',
    words: {
      en: { headline: 'Hallo. Sit down.', lead: 'Our own houses, and a room in each for you.' },
      de: {
        headline: 'Hallo. Setzt euch.',
        lead: 'Unsere eigenen Häuser, und in jedem ein Raum für euch.',
      },
    },
    pictures: pictures('grand-harbour-day', 'boardroom-forest', 'palace-cream', 'classroom-birch'),
  },
  kiln: {
    look: 'masthead',
    words: {
      en: { headline: 'The Kiln Houses', lead: 'Twelve old works, and room to work in them.' },
      de: {
        headline: 'The Kiln Houses',
        lead: 'Zwölf alte Fabriken, und darin Platz zum Arbeiten.',
      },
    },
    pictures: pictures('factory-dusk'),
  },
  grandHarbour: {
    look: 'framed',
    words: {
      en: {
        headline: 'A quiet house on a lively quay',
        lead: 'Rooms over the harbour of Helsinki.',
      },
      de: {
        headline: 'Ein stilles Haus am lauten Kai',
        lead: 'Räume über dem Hafen von Helsinki.',
      },
    },
    pictures: pictures('grand-harbour'),
  },
  harbourOpera: {
    look: 'stage',
    words: {
      en: {
        headline: 'Three days, one stage.',
        lead: 'Plan each day with its room, its lunch and its technician.',
      },
      de: {
        headline: 'Drei Tage, eine Bühne.',
        lead: 'Planen Sie jeden Tag mit seinem Raum, seinem Mittagessen und seiner Technik.',
      },
    },
    pictures: pictures('theatre-plum'),
  },
  easyRooms: {
    look: 'service',
    words: {
      en: {
        headline: 'Book a meeting room',
        lead: 'Find a room, book it, and change or cancel the booking later.',
      },
      de: {
        headline: 'Einen Besprechungsraum buchen',
        lead: 'Raum finden, buchen, und die Buchung später ändern oder stornieren.',
      },
    },
    pictures: [],
  },
  twentyfive: {
    look: 'dots',
    words: {
      en: {
        headline: 'Two to twenty-five. Not one more.',
        lead: 'Rooms for small groups, priced by the part of the day.',
      },
      de: {
        headline: 'Zwei bis fünfundzwanzig. Nicht mehr.',
        lead: 'Räume für kleine Gruppen, bezahlt nach Tageszeit.',
      },
    },
    pictures: [],
  },
  waypoint: {
    look: 'ticket',
    words: {
      en: {
        headline: 'Landed 10:40. Room at 11:30.',
        lead: 'Rooms for three hours between two journeys.',
      },
      de: {
        headline: 'Gelandet 10:40. Raum um 11:30.',
        lead: 'Räume für drei Stunden zwischen zwei Reisen.',
      },
    },
    pictures: [],
  },
} as const satisfies Readonly<Record<string, Start>>;

type Brand = keyof typeof inEnglishAndGerman;
const inOthers: Readonly<Record<Brand, Start['words']>> = furtherWords;

const inAll = (brand: Brand): Start => {
  const start = inEnglishAndGerman[brand];
  return { ...start, words: { ...start.words, ...inOthers[brand] } };
};

/** The first screens of the demonstration sites, in every language. */
export const starts = {
  foyer: inAll('foyer'),
  concierge: inAll('concierge'),
  business: inAll('business'),
  offices: inAll('offices'),
  meridian: inAll('meridian'),
  haven: inAll('haven'),
  eyja: inAll('eyja'),
  hallo: inAll('hallo'),
  kiln: inAll('kiln'),
  grandHarbour: inAll('grandHarbour'),
  harbourOpera: inAll('harbourOpera'),
  easyRooms: inAll('easyRooms'),
  twentyfive: inAll('twentyfive'),
  waypoint: inAll('waypoint'),
} satisfies Readonly<Record<Brand, Start>>;
