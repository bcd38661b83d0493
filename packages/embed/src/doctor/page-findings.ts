import type { Finding } from './report.ts';

export type PageFacts = {
  /** Origin of the page; `null` as a text for a file or a sandboxed frame. */
  origin: string;
  /** Origin of the loader. */
  host: string;
  isSecure: boolean;
  isIsolated: boolean;
  storesData: boolean;
  isFramed: boolean;
  /** Values of the attribute, one for each tag; `null` where it is absent. */
  consents: readonly (string | null)[];
};

/** What the page around is: its protocol, isolation, storage, frame, and what it says of consent. */
export function pageFindings(facts: PageFacts): readonly Finding[] {
  return [
    secure(facts),
    facts.isIsolated
      ? {
          check: 'isolation',
          state: 'note',
          title: 'The page isolates itself (COEP)',
          detail:
            'Frames of others are refused unless they agree, and the card vault’s does not. Everything else works.',
          mend: '<foyer-booking checkout="tab">',
        }
      : well('isolation', 'Isolation', 'The page does not isolate itself from other origins.'),
    facts.storesData
      ? well('storage', 'Storage', 'Allowed. The tag works without it, too.')
      : well(
          'storage',
          'Storage',
          'Blocked by the browser or the frame: the tag works without it.',
        ),
    facts.isFramed
      ? {
          check: 'frame',
          state: 'note',
          title: 'The page is in a frame itself',
          detail: 'Dialogs are as large as the frame, and a payment may ask for a new tab.',
          mend: 'Put the tag into the outer page.',
        }
      : well('frame', 'Frames', 'The page is not in a frame of another one.'),
    consent(facts.consents),
  ];
}

function secure({ isSecure, host, origin }: PageFacts): Finding {
  if (!isSecure)
    return {
      check: 'secure',
      state: 'bad',
      title: 'The page is not served by HTTPS',
      detail: 'Browsers then refuse what a booking needs, and warn at the card’s fields.',
      mend: `Redirect ${origin.replace(/^http:/, 'https:')}`,
    };
  if (origin.startsWith('https:') && host.startsWith('http:'))
    return {
      check: 'secure',
      state: 'bad',
      title: 'Mixed content',
      detail: 'The page is served by HTTPS and the loader is not: browsers block or change that.',
      mend: `<script async src="${host.replace(/^http:/, 'https:')}/embed.js"></script>`,
    };
  return well('secure', 'Secure context', 'No mixed content.');
}

function consent(values: readonly (string | null)[]): Finding {
  const given = values.filter((value) => value !== null);
  return well(
    'consent',
    'Consent',
    given.length === 0
      ? 'No attribute consent: it counts as pending. The booking needs none.'
      : `The page says: ${[...new Set(given)].join(', ')}.`,
  );
}

const well = (check: Finding['check'], title: string, detail: string): Finding => ({
  check,
  state: 'well',
  title,
  detail,
  mend: null,
});
