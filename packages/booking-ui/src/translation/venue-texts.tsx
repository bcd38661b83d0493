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

const asWritten: VenueTexts = {
  say: (text) => text,
  lang: undefined,
  isTranslated: false,
  note: null,
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
  const [kept, setKept] = useState({ source, state: untranslated });
  if (spoken === undefined || lines.length === 0) return asWritten;
  // Other texts than those that were translated have no translation yet.
  const state = kept.source === source ? kept.state : untranslated;
  const isTranslated = state.shown && state.text !== null;
  const said = isTranslated ? pairs(lines, linesOf([state.text ?? ''])) : null;
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
        text={source}
        spoken={spoken}
        translate={() => translateLines(lines, translate)}
        state={state}
        onChange={(next) => setKept({ source, state: next })}
      />
    ),
  };
}

/** A call takes no longer text; texts of a contract are longer. */
const longestCall = 6000;

/** `null` where a call fails, or has lost a line: that would put words under a wrong name. */
async function translateLines(
  lines: readonly string[],
  translate: Reading['translate'],
): Promise<string | null> {
  const translated: string[] = [];
  for (const part of partsOf(lines)) {
    const text = await translate(part.join('\n'));
    const found = text === null ? [] : linesOf([text]);
    if (text === null || (part.length > 1 && found.length !== part.length)) return null;
    translated.push(...(part.length === 1 ? [found.join(' ')] : found));
  }
  return translated.join('\n');
}

/** The lines in parts that one call takes each. */
function partsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const line of lines) {
    if (size + line.length > longestCall) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(line);
    size += line.length + 1;
  }
  return parts;
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

/** The lines of the texts; empty ones only part paragraphs. */
const linesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');

const pairs = (from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> =>
  new Map(from.map((line, at) => [line, to[at] ?? line]));
