/**
 * What texts mean that were read before, addresses and their query strings: the same text means the
 * same.
 */
export type KnownTexts<Meaning> = {
  get: (text: string) => Meaning | undefined;
  keep: (text: string, meaning: Meaning) => void;
};

const most = 5000;
/** A text beyond this is not worth its memory. */
const longest = 500;

export function createKnownTexts<Meaning>(): KnownTexts<Meaning> {
  const meanings = new Map<string, Meaning>();
  return {
    get: (text) => meanings.get(text),
    keep: (text, meaning) => {
      if (text.length > longest) return;
      if (meanings.size >= most) meanings.clear();
      meanings.set(text, meaning);
    },
  };
}
