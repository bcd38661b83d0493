import { createDialog, type TagDialog } from './dialog.ts';
import type { Answer } from './first-answer.ts';
import type { Settings } from './settings.ts';
import { wordsIn } from './words.ts';

type Trouble = {
  sentence: string;
  retry: { label: string; press: () => void } | null;
  link: { label: string; href: string };
};

/** What a tag shows in its shadow root: the page of a step, in place or in a dialog, or a sentence. */
export type View = {
  dialog: TagDialog | null;
  /** Shows a page as it was drawn; returns the element that its scripts take over. */
  paint: (answer: Answer, drawn: DocumentFragment | null) => HTMLElement;
  busy: (isBusy: boolean) => void;
  fail: (trouble: Trouble) => void;
  /** Shows a frame of the site instead of a page. */
  frame: (src: string, title: string) => HTMLIFrameElement;
  /** Whether the frame has nothing to show yet: the tag then stands before it as while it asks. */
  frameWaits: (waits: boolean) => void;
  /** Offers a step in a tab of its own. */
  lead: (link: Trouble['link']) => void;
  /** The look has changed, and nothing else. */
  change: (settings: Settings) => void;
  focus: () => void;
  toTop: () => void;
  end: () => void;
};

type Acts = { open: () => void; closed: () => void };

export function createView(
  shadow: ShadowRoot,
  tag: HTMLElement,
  first: Settings,
  language: string,
  acts: Acts,
): View {
  let settings = first;
  const words = wordsIn(language);
  const label = settings.label ?? (tag.textContent?.trim() || words.book);
  const dialog = settings.mode === 'inline' ? null : createDialog(label, words.close, acts.closed);
  const place: ParentNode & Node = dialog?.scroller ?? shadow;
  const frame = element('div', 'window');
  const page = element('div', 'foyer');
  const own = element('div', 'own');
  own.dataset['theme'] = '';
  own.tabIndex = -1;
  own.setAttribute('part', 'page');
  page.append(own);
  frame.append(page);
  frame.style.setProperty('--foyer-rem', `${readersFontSize(tag)}px`);
  const waiting = waitingBox(words.loading);
  const held = element('div', 'held');
  let opener: HTMLButtonElement | null = null;
  if (dialog) {
    opener = element('button', 'opener');
    opener.type = 'button';
    opener.setAttribute('part', 'button');
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.textContent = label;
    if (settings.mode === 'popup') opener.dataset['floating'] = '';
    opener.addEventListener('click', acts.open);
    shadow.append(opener, dialog.element);
  }
  const put = (node: Node) => place.replaceChildren(node);
  const look = () => {
    const scheme = schemeOf(tag, settings);
    for (const one of [page, frame, waiting, ...(dialog ? [dialog.element] : [])])
      if (scheme === 'auto') delete one.dataset['scheme'];
      else one.dataset['scheme'] = scheme;
  };
  look();
  return {
    dialog,
    paint: ({ language: spoken, direction, title }, drawn) => {
      if (title) dialog?.title(title);
      page.lang = spoken;
      page.dir = direction;
      const root = element('div', 'root');
      if (drawn) {
        root.append(drawn);
        root.dataset['drawn'] = '';
      }
      own.replaceChildren(root);
      if (frame.parentNode !== place) put(frame);
      return root;
    },
    busy: (isBusy) => {
      own.setAttribute('aria-busy', String(isBusy));
      if (isBusy && frame.parentNode !== place) put(waiting);
    },
    fail: ({ sentence, retry, link }) => {
      const box = element('div', 'trouble');
      box.setAttribute('role', 'alert');
      const said = element('p', '');
      said.textContent = sentence;
      box.append(said);
      if (retry) {
        const again = element('button', '');
        again.type = 'button';
        again.textContent = retry.label;
        again.addEventListener('click', retry.press);
        box.append(again, ' ');
      }
      box.append(linkTo(link));
      put(box);
    },
    frame: (src, title) => {
      const shown = element('iframe', 'frame');
      shown.src = src;
      shown.title = title;
      shown.allow = 'payment';
      shown.referrerPolicy = 'origin';
      held.replaceChildren(shown, waiting);
      put(held);
      return shown;
    },
    frameWaits: (waits) => {
      if (waits) held.append(waiting);
      else waiting.remove();
    },
    lead: (link) => {
      const box = element('div', 'trouble');
      box.setAttribute('role', 'status');
      box.append(linkTo(link));
      put(box);
    },
    change: (next) => {
      settings = next;
      if (opener && next.label) opener.textContent = next.label;
      look();
    },
    focus: () => own.focus({ preventScroll: true }),
    toTop: () => {
      if (dialog) dialog.scroller.scrollTop = 0;
      else if (tag.getBoundingClientRect().top < 0) tag.scrollIntoView({ block: 'start' });
    },
    end: () => {
      dialog?.discard();
      shadow.replaceChildren();
    },
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  // In an XML document, too, it is an element of HTML.
  const made = document.createElementNS('http://www.w3.org/1999/xhtml', name);
  made.className = className;
  return made as HTMLElementTagNameMap[Name];
}

/** As high as the window: what follows the tag is out of view already, and is not moved from view. */
function waitingBox(sentence: string): HTMLElement {
  const box = element('div', 'waiting');
  box.setAttribute('role', 'status');
  const said = element('p', '');
  said.textContent = sentence;
  box.append(said, ...Array.from({ length: 6 }, () => element('div', 'place')));
  return box;
}

function linkTo({ href, label }: Trouble['link']): HTMLAnchorElement {
  const link = element('a', '');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = label;
  return link;
}

/** Without an attribute, that of the page around: `normal` is light. */
function schemeOf(tag: HTMLElement, { scheme }: Settings): 'light' | 'dark' | 'auto' {
  if (scheme) return scheme;
  const { colorScheme } = getComputedStyle(tag);
  const isDark = colorScheme.includes('dark');
  if (isDark && colorScheme.includes('light')) return 'auto';
  return isDark ? 'dark' : 'light';
}

/** What the reader has set in the browser: the page around may have another font size. */
function readersFontSize(tag: HTMLElement): number {
  const probe = element('span', '');
  probe.style.cssText = 'all:initial;font-size:medium;position:absolute';
  tag.shadowRoot?.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size || 16;
}
