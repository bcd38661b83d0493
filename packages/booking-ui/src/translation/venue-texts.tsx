import type { SpokenText } from '@foyer/domain';
import { type ReactNode, useState } from 'react';
import { linesOf, type Translate, translateLines } from './translate-lines.ts';
import { Translation } from './translation.tsx';

/** How a reader reads a venue's texts. */
export type Reading = {
  language: string;
  translate: Translate;
};

/** Texts of a venue that are shown together. */
export type VenueTexts = {
  /** One of them, or its translation while that is shown. */
  say: (text: string) => string;
  /** The language of what is said, for `lang`; absent where it is the page's. */
  lang: string | undefined;
  isTranslated: boolean;
  /** Says in which language they are and offers a translation; `null` where the reader reads them. */
  note: ReactNode;
};

const asWritten: VenueTexts = {
  say: (text) => text,
  lang: undefined,
  isTranslated: false,
  note: null,
};

/** What became of the reader's wish to have these texts translated. */
type Asked = {
  source: string;
  /** Their lines in the reader's language, once they were asked for. */
  translated: readonly string[] | null;
  /** At first the texts are as they were written (VENUE-007, VENUE-009). */
  shows: 'original' | 'asking' | 'translated' | 'none';
};

/**
 * Texts of a venue that are shown together, translated together when the reader asks (ROOM-016).
 * `spoken` is their language where it is not the reader's.
 */
export function useVenueTexts(
  texts: readonly string[],
  spoken: string | undefined,
  { language, translate }: Reading,
): VenueTexts {
  const lines = linesOf(texts);
  const source = lines.join('\n');
  const unasked: Asked = { source, translated: null, shows: 'original' };
  const [kept, setAsked] = useState(unasked);
  if (spoken === undefined || lines.length === 0) return asWritten;
  // Other texts than those that were translated have no translation yet.
  const asked = kept.source === source ? kept : unasked;
  const isTranslated = asked.shows === 'translated';
  const said = isTranslated && asked.translated ? pairs(lines, asked.translated) : null;
  const toggle = async () => {
    if (isTranslated) return setAsked({ ...asked, shows: 'original' });
    if (asked.translated) return setAsked({ ...asked, shows: 'translated' });
    setAsked({ ...asked, shows: 'asking' });
    const translated = await translateLines(lines, translate).catch(() => null);
    setAsked((now) =>
      now.source === source
        ? { source, translated, shows: translated === null ? 'none' : 'translated' }
        : now,
    );
  };
  return {
    say: (text) =>
      said === null
        ? text
        : text
            .split('\n')
            .map((line) => said.get(line) ?? line)
            .join('\n'),
    lang: isTranslated ? language : spoken,
    isTranslated,
    note: <Translation spoken={spoken} state={asked.shows} onToggle={() => void toggle()} />,
  };
}

/** The entries of a list by their names, or by the translations of those while they are shown. */
export function useVenueNames<Of extends { name: string; spoken?: string }>(
  list: readonly Of[],
  reading: Reading,
): { named: readonly Of[]; note: ReactNode } {
  const foreign = list.filter(({ spoken }) => spoken !== undefined);
  const { say, lang, note } = useVenueTexts(
    foreign.map(({ name }) => name),
    foreign[0]?.spoken,
    reading,
  );
  return {
    named: list.map((entry) =>
      entry.spoken === undefined || lang === undefined
        ? entry
        : { ...entry, name: say(entry.name), spoken: lang },
    ),
    note,
  };
}

type VenueTextProps = {
  of: SpokenText;
  reading: Reading;
  className?: string | undefined;
};

/** One text of the venue, as it wrote it or translated on request. */
export function VenueText({ of: { text, spoken }, reading, className }: VenueTextProps) {
  const { say, lang, note } = useVenueTexts([text], spoken, reading);
  return (
    <>
      <p className={className} lang={lang}>
        <bdi>{say(text)}</bdi>
      </p>
      {note}
    </>
  );
}

const pairs = (from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> =>
  new Map(from.map((line, at) => [line, to[at] ?? line]));
