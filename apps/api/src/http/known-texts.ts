/** Cache of parsed texts, such as URLs and their query strings. */
export type KnownTexts<Meaning> = {
  get: (text: string) => Meaning | undefined;
  keep: (text: string, meaning: Meaning) => void;
};

const most = 5000;
/** Longer texts are not cached. */
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
