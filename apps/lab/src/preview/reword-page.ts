import type { StudioRow } from '@foyer/sites/studio';

type Said = Pick<StudioRow, 'name' | 'start' | 'footer'>;
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
  const below =
    draft.footer && shown.footer
      ? [
          [shown.footer.owner, draft.footer.owner] as const,
          [shown.footer.address, draft.footer.address] as const,
        ]
      : [];
  return new Map(
    [...first, ...below, [shown.name, draft.name] as const].filter(([own, given]) => own !== given),
  );
}

/** How often, and how many times, a text that is not yet React's is asked for again. */
const again = { after: 200, times: 100 };

/** A page writes some of its texts anew, and has others later. */
function follow(page: Document): (words: Words) => void {
  const known = new WeakMap<Text, { own: string; given: string }>();
  let words: Words = new Map();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reword = (times: number) => {
    let isEarly = false;
    for (const text of textsIn(page)) {
      const before = known.get(text);
      const own = before?.given === text.data ? before.own : text.data;
      const given = words.get(own) ?? own;
      if (given === text.data) continue;
      if (isTakenOver(text)) {
        text.data = given;
        known.set(text, { own, given });
      } else isEarly = true;
    }
    if (isEarly && times > 0) waiting = setTimeout(() => reword(times - 1), again.after);
  };
  const rewordSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => reword(again.times));
  };
  new MutationObserver(rewordSoon).observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return (next) => {
    words = next;
    rewordSoon();
  };
}

function textsIn(page: Document): readonly Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // Nodes of another page are no instances of the types of this one.
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/**
 * React compares a drawn text with what it would have written when it takes the text over, and draws
 * the part anew where they differ: not before it has left its mark.
 */
const isTakenOver = (text: Text): boolean =>
  text.parentElement !== null &&
  isMarked(text.parentElement) &&
  (text.parentElement.childNodes.length === 1 || isMarked(text));

const isMarked = (node: Node): boolean =>
  Object.keys(node).some((name) => name.startsWith('__reactFiber$'));
