import type { SpokenText } from '@foyer/domain';
import { type ReactNode, useState } from 'react';
import { Translation, untranslated } from './translation.tsx';

/** How a reader reads a venue's texts. */
export type Reading = {
  language: string;
  /** The text in the reader's language; `null` where no translation can be had. */
  translate: (text: string) => Promise<string | null>;
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

/**
 * Texts of a venue that are shown together, translated together when the reader asks (ROOM-016).
 * `spoken` is their language where it is not the reader's.
 */
export function useVenueTexts(
  texts: readonly string[],
  spoken: string | undefined,
  { language, translate }: Reading,
): VenueTexts {
  const [state, setState] = useState(untranslated);
  const lines = linesOf(texts);
  if (spoken === undefined || lines.length === 0)
    return { say: (text) => text, lang: undefined, isTranslated: false, note: null };
  const isTranslated = state.shown && state.text !== null;
  const said = isTranslated ? new Map(pairs(lines, linesOf([state.text ?? '']))) : null;
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
    note: (
      <Translation
        text={lines.join('\n')}
        spoken={spoken}
        translate={async (text) => {
          const translated = await translate(text);
          // A translation that has lost a line would put words under a wrong name.
          return translated === null || linesOf([translated]).length !== lines.length
            ? null
            : translated;
        }}
        state={state}
        onChange={setState}
      />
    ),
  };
}

/** The entries of a list by their names, or by the translations of those while they are shown. */
export function useVenueNames<Of extends { name: string; spoken?: string }>(
  list: readonly Of[],
  reading: Reading,
): { named: readonly Of[]; note: ReactNode } {
  const foreign = list.filter(({ spoken }) => spoken !== undefined);
  const { say, note } = useVenueTexts(
    foreign.map(({ name }) => name),
    foreign[0]?.spoken,
    reading,
  );
  return { named: list.map((entry) => ({ ...entry, name: say(entry.name) })), note };
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

/** The lines of the texts; empty ones only part paragraphs. */
const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');

const pairs = (from: readonly string[], to: readonly string[]): [string, string][] =>
  from.map((line, at) => [line, to[at] ?? line]);
