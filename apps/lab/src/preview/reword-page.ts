import type { StudioRow } from '@foyer/sites/studio';

type Said = Pick<StudioRow, 'name' | 'start'>;
type Words = ReadonlyMap<string, string>;

const followed = new WeakMap<Document, (words: Words) => void>();

/** Shows the name and the words of the draft where a page has those of its site. */
export function rewordPage(page: Document, draft: Said, shown: Said): void {
  const say = followed.get(page) ?? follow(page);
  followed.set(page, say);
  say(wordsOf(draft, shown));
}

/** What differs, by what the page says itself. */
function wordsOf(draft: Said, shown: Said): Words {
  const first = Object.entries(shown.start.words).flatMap(([language, { headline, lead }]) => {
    const other = draft.start.words[language];
    return other ? [[headline, other.headline] as const, [lead, other.lead] as const] : [];
  });
  return new Map(
    [...first, [shown.name, draft.name] as const].filter(([own, given]) => own !== given),
  );
}

/** A page writes some of its texts anew, and has others later. */
function follow(page: Document): (words: Words) => void {
  const known = new WeakMap<Text, { own: string; given: string }>();
  let words: Words = new Map();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reword = () => {
    for (const text of textsIn(page)) {
      const before = known.get(text);
      const own = before?.given === text.data ? before.own : text.data;
      const given = words.get(own) ?? own;
      if (given !== text.data) text.data = given;
      if (given !== own) known.set(text, { own, given });
    }
  };
  const rewordSoon = () => {
    clearTimeout(waiting);
    // React compares what it takes over with what it would have written: not before that is done.
    waiting = setTimeout(reword, 150);
  };
  new MutationObserver(rewordSoon).observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-awake'],
  });
  return (next) => {
    words = next;
    rewordSoon();
  };
}

/** Texts of what has been taken over by its script. */
function textsIn(page: Document): readonly Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const drawn = node.parentElement?.closest<HTMLElement>('[data-drawn]');
    // Nodes of another page are no instances of the types of this one.
    if (drawn === null || drawn?.dataset['awake'] !== undefined) texts.push(node as Text);
  }
  return texts;
}
