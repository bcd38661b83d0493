import type { EmbedEvent, EmbeddedPages, EmbedPlace } from '../place.ts';
import { commerceOf, pushCommerce } from './data-layer.ts';
import { drawnNodes } from './drawn-nodes.ts';
import { followSeenPart } from './follow-seen-part.ts';
import { createTeller } from './framed.ts';
import { createPolicyWatch } from './policy-watch.ts';
import { type FrameReason, showInFrame } from './show-in-frame.ts';
import { type Answer, type AnswerProblem, askForStep } from './first-answer.ts';
import { keepTyping } from './keep-typing.ts';
import { notePresses } from './note-presses.ts';
import { ownStyles } from './own-styles.ts';
import { realmProblem } from './realm.ts';
import { askedOf, languageOf, questionOf } from './question.ts';
import { once, readSettings } from './settings.ts';
import { checked, sharedFiles, sheetOf } from './shared-files.ts';
import { addressOf, createSteps } from './steps.ts';
import type { Source, Tag } from './tag-module.ts';
import { createView, type View } from './view.ts';
import { wordsIn } from './words.ts';

export type BookingTag = {
  change: () => void;
  open: () => void;
  close: () => void;
  /** Leaves nothing behind. */
  end: () => void;
};

/** A tag in the page. */
export function createBookingTag(tag: Tag, { origin, nonce, early }: Source): BookingTag {
  const shadow = tag.shadowRoot ?? tag.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(ownStyles)];
  const files = sharedFiles();
  const steps = createSteps(window, nameOf(tag));
  const policy = createPolicyWatch(document);
  const stops = [files.join(shadow), steps.onMove(move), keepTyping(shadow), policy.end];
  /** Within a frame of the site, the origin of the website that holds it. */
  const holder = tag.getAttribute('framed');
  const warn = once((sentence) => {
    // Around a frame stands a tag with the same attributes, which has said so.
    if (holder === null) console.warn(`foyer: ${sentence}`);
  });
  let settings = readSettings(tag, warn);
  let question = questionOf(tag, origin);
  let view = makeView();
  /** The step that is shown or asked for; `null` before the first. */
  let step: string | null = null;
  /** The visitor has begun: only then is the address of the page around written. */
  let touched = false;
  /** The rules of the site, which another tag’s site has others of. */
  const styles = new Set<string>();
  let asking = new AbortController();
  let endPage = () => {};
  let moved: (() => void) | null = null;
  /** Of the tag’s site. Where it is not that of the script, the first answer names it. */
  let siteOrigin = firstOrigin();
  let tellsCommerce = false;
  const teller = holder === null ? null : createTeller(holder);
  if (teller) stops.push(teller.follow(tag), followSeenPart(tag));

  function makeView(): View {
    return createView(shadow, tag, settings, languageOf(tag), {
      open: () => show('opener'),
      closed: () => {
        tell({ name: 'closed' });
        steps.leave();
      },
    });
  }

  const words = () => wordsIn(languageOf(tag));

  function tell(event: EmbedEvent | { name: 'closed' }): void {
    if (event.name === 'booked' || event.name === 'enquired') {
      const { orderNumber } = event.detail;
      if (orderNumber !== null && !steps.tellsFirst(orderNumber)) return;
    }
    if (event.name !== 'closed') {
      if (teller) teller.tell({ kind: 'event', event });
      const commerce = mayTellCommerce() ? commerceOf(event, settings.venue) : null;
      if (commerce) pushCommerce(window, commerce);
    }
    const detail = { version: 1, ...('detail' in event && event.detail) };
    tag.dispatchEvent(
      new CustomEvent(`foyer:${event.name}`, { bubbles: true, composed: true, detail }),
    );
  }

  // Only with the visitor’s consent, which the page has asked for, and once for a page.
  const mayTellCommerce = () => tellsCommerce && settings.consent === 'granted' && !teller;

  const questionFor = (wanted: string | null): string =>
    wanted === null ? question : `${question}&${new URLSearchParams({ step: wanted })}`;

  /** Asks for a step and shows it; `null` is the venue’s page as the attributes say. */
  async function go(wanted: string | null): Promise<void> {
    const problem = holder === null ? realmProblem(window) : null;
    if (problem === 'isolated') return leadToTab(wanted);
    if (problem === 'changed') return showFrame(wanted, 'changed');
    asking.abort();
    const own = new AbortController();
    asking = own;
    view.busy(true);
    const answered = await askForStep(questionFor(wanted), own.signal, early);
    if (own.signal.aborted) return;
    const forbids = answered.ok ? false : await policy.forbids(origin);
    if (own.signal.aborted) return;
    view.busy(false);
    if (!answered.ok) return forbids ? showFrame(wanted, 'policy') : fail(answered.problem, wanted);
    if (answered.isMissing && wanted === null)
      console.error(`foyer: ${origin} has no venue "${settings.venue}". ${more}`);
    await paint(answered.answer, wanted !== null).catch(async (error: unknown) => {
      const keptOut = await policy.forbids(origin);
      if (own.signal.aborted) return;
      if (keptOut) return showFrame(wanted, 'policy');
      console.error('foyer:', error);
      fail('unreachable', wanted);
    });
  }

  function firstOrigin(): string | null {
    return tag.getAttribute('site')?.trim() ? null : origin;
  }

  /** Before the site has answered, its host is not known here: that of the script leads to it. */
  const hrefOf = (wanted: string | null): string =>
    siteOrigin !== null && wanted !== null
      ? siteOrigin + wanted
      : askedOf(questionFor(wanted), 'open');

  /** The tabs of a page without an origin are sandboxed as it is: there the address can be copied. */
  function linkTo(wanted: string | null): { label: string; href: string } {
    const { openInTab } = words();
    const href = hrefOf(wanted);
    return { href, label: window.origin === 'null' ? `${openInTab}: ${href}` : openInTab };
  }

  const leadToTab = (wanted: string | null) => view.lead(linkTo(wanted));

  /** Where the page keeps the site’s scripts out, but not its frames; else a link is left. */
  function showFrame(wanted: string | null, why: FrameReason): void {
    endPage();
    endPage = showInFrame(view, {
      why,
      question: questionFor(wanted),
      origin,
      label: words().booking,
      step: (address, kept) => steps.write(address, 'replace', kept),
      tell,
      silent: () => leadToTab(wanted),
    });
  }

  async function paint(answer: Answer, takesFocus: boolean): Promise<void> {
    const { signal } = asking;
    endPage();
    endPage = () => {};
    step = answer.step;
    siteOrigin = answer.origin;
    tellsCommerce = answer.commerce;
    const absolute = (path: string) => new URL(path, answer.origin).href;
    const atOrigin = (hashes: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(hashes).map(([path, hash]) => [absolute(path), hash]));
    files.allow({ files: atOrigin(answer.integrity), lists: atOrigin(answer.lists), nonce });
    if (!styles.has(answer.css)) {
      styles.add(answer.css);
      shadow.adoptedStyleSheets.push(sheetOf(answer.css));
    }
    const element = view.paint(answer, drawnNodes(answer.html));
    notePresses(element);
    if (takesFocus) view.focus();
    // In their order, because the site’s look comes after the usual one.
    const later = answer.laterStyles.map(({ href, integrity }) =>
      files.styles(absolute(href), integrity),
    );
    void Promise.all(later).then(
      (sheets) => {
        const known = new Set(shadow.adoptedStyleSheets);
        if (!signal.aborted)
          shadow.adoptedStyleSheets.push(...sheets.filter((one) => !known.has(one)));
      },
      () => tell({ name: 'problem', detail: { code: 'styles-missing' } }),
    );
    const loading = [...answer.preload, answer.entry].map((path) =>
      checked(absolute(path), answer.integrity[path] ?? '', nonce),
    );
    await Promise.all(loading);
    const pages = (await files.load(absolute(answer.entry))) as EmbeddedPages;
    if (signal.aborted) return;
    const end = await pages.start(placeOf(element, answer));
    if (signal.aborted) end();
    else endPage = end;
  }

  const placeOf = (element: HTMLElement, answer: Answer): EmbedPlace => ({
    element,
    shadow,
    origin: answer.origin,
    framedBy: holder,
    boot: answer.boot,
    nonce: nonce || null,
    adopt: files.adopt,
    address: () => addressOf(step ?? answer.step),
    write: (address, how, kept) => {
      step = address ?? kept;
      note(address, how, kept);
    },
    onBack: (listener) => {
      moved = listener;
      return () => {
        if (moved === listener) moved = null;
      };
    },
    go: lead,
    toTop: view.toTop,
    tell,
  });

  function lead(to: string, how?: 'instead', isOwn = false): void {
    const base = siteOrigin ?? origin;
    const url = new URL(to, base);
    if (url.origin !== base) return window.location.assign(url);
    const address = url.pathname + url.search;
    if (settings.checkout === 'tab' && !isSamePage(address, step ?? '')) return leadToTab(address);
    touched = true;
    note(isOwn ? null : address, how === 'instead' ? 'replace' : 'push', address);
    view.toTop();
    void go(address);
  }

  /** Before the visitor has begun, the page around keeps its address. */
  function note(address: string | null, how: 'push' | 'replace', kept: string): void {
    if (!touched) return;
    if (teller) teller.tell({ kind: 'step', step: address, kept });
    steps.write(address, how, kept);
  }

  function move(address: string | null): void {
    // Back to the entry from which the dialog was opened.
    if (address === null && settings.mode !== 'inline') return view.dialog?.close();
    const before = step;
    if (address === null ? before === null : address === before) return;
    if (address !== null && moved && before && isSamePage(address, before)) {
      step = address;
      return moved();
    }
    void go(address);
  }

  function fail(problem: AnswerProblem, wanted: string | null): void {
    const { refused, failed, retry } = words();
    if (problem === 'refused')
      console.error(
        window.origin === 'null'
          ? 'foyer: a page without an origin, as a file or a sandboxed frame is, cannot show this venue. ' +
              'Open it from a web server whose origin is listed in the site’s embedOrigins.'
          : `foyer: ${origin} does not list ${location.origin} among the websites that may show this venue. ` +
              `Its operator adds it to the site’s embedOrigins${onOwnMachine(origin)}. ${more}`,
      );
    tell({ name: 'problem', detail: { code: problem } });
    view.fail({
      sentence: problem === 'refused' ? refused : failed,
      retry: problem === 'unreachable' ? { label: retry, press: () => void go(wanted) } : null,
      link: linkTo(wanted),
    });
  }

  function show(how: 'opener' | 'address'): void {
    if (view.dialog && !view.dialog.isOpen()) {
      view.dialog.open();
      if (how === 'opener') {
        touched = true;
        const first = step ?? `/${encodeURIComponent(settings.venue)}`;
        steps.write(first, 'push', first);
      }
    }
    if (step === null) void go(how === 'address' ? steps.present() : null);
  }

  const begin = () => {
    const shared = steps.present() ?? tag.getAttribute('step');
    if (shared !== null) touched = true;
    if (settings.mode === 'inline') void go(shared);
    else if (shared !== null) show('address');
  };
  const onTouch = () => {
    touched = true;
  };
  for (const type of ['pointerdown', 'keydown']) shadow.addEventListener(type, onTouch, true);
  stops.push(() => {
    for (const type of ['pointerdown', 'keydown']) shadow.removeEventListener(type, onTouch, true);
  });
  // A tag within a closed tab or accordion has no size yet, and is asked for anyway: it is short.
  begin();

  return {
    change: () => {
      const before = question + settings.mode;
      settings = readSettings(tag, warn);
      question = questionOf(tag, origin);
      if (question + settings.mode === before) return view.change(settings);
      asking.abort();
      endPage();
      endPage = () => {};
      view.end();
      step = null;
      siteOrigin = firstOrigin();
      view = makeView();
      begin();
    },
    open: () => show('opener'),
    close: () => view.dialog?.close(),
    end: () => {
      asking.abort();
      endPage();
      view.end();
      for (const stop of stops) stop();
      shadow.adoptedStyleSheets = [];
    },
  };
}

const more = 'Add ?foyer-doctor to the address of this page to see what else is amiss.';

/** Further words for whoever has started Foyer to try it. */
const onOwnMachine = (origin: string): string =>
  /^http:\/\/([\w.-]+\.)?localhost\b/.test(origin)
    ? `, or starts it with EMBED_ORIGINS=${location.origin} npm start`
    : '';

/** The page’s name for the tag, else its place among the tags. */
function nameOf(tag: HTMLElement): string {
  if (tag.id) return `foyer-${tag.id}`;
  const unnamed = [...document.querySelectorAll('foyer-booking:not([id])')];
  const place = unnamed.indexOf(tag);
  return place > 0 ? `foyer-${place + 1}` : 'foyer';
}

const isSamePage = (one: string, other: string): boolean =>
  one.split('?')[0] === other.split('?')[0];
