import { sizesInState } from '@foyer/federation';

/** How long content may differ from the kept height (ms) before its own height applies. */
const patience = 2000;
const between = 200;

/** Open parts in a slot. A reload finds them closed, so the height with them is not kept. */
const opened = '[aria-expanded="true"], details[open]';

const anySlot = '[data-remote]';
const heldHeight = '--held';
/** What a remote shows in place of its content while loading. */
const standIn = ':is([data-state=loading],:has([data-skeleton]))';
/**
 * A slot is at least as high as before, and exactly that high while it contains a skeleton, which
 * may be higher than the content. Content is never clipped. A failed slot has its own height.
 */
const always = [
  `${anySlot}{${heldHeight}:initial;min-block-size:var(${heldHeight},0);align-items:start}`,
  `${anySlot}${standIn}{block-size:var(${heldHeight},auto);overflow:clip}`,
  `${anySlot}[data-state=failed]{min-block-size:0}`,
].join('');

/**
 * Stores the heights of the page's slots in the history entry whenever they change, for the script
 * in the page's head (`holdSizes`); and releases the heights set by that script once the content is
 * as high or higher, or the visitor acts.
 */
export function keepSizes(page: HTMLElement, painted: Promise<unknown>): void {
  if (!('adoptedStyleSheets' in document)) return;
  // Lazily loaded parts adopt style sheets as well.
  let held = document.adoptedStyleSheets.find(({ cssRules }) =>
    cssRules[0]?.cssText.startsWith(anySlot),
  );
  const kept = new Map<Element, { search: string; height: number }>();
  const pressed = new Set<EventTarget | null>();
  let thereSince = Infinity;
  let next: ReturnType<typeof setTimeout> | undefined;
  const slots = () => [...page.querySelectorAll<HTMLElement>(anySlot)];

  const keep = () => {
    const { search } = location;
    const rules = slots().map((slot) => {
      if (!pressed.has(slot) || !slot.querySelector(opened))
        kept.set(slot, { search, height: heightOf(slot) });
      const known = kept.get(slot);
      const { remote, part } = slot.dataset;
      return known?.search === search && known.height > 0
        ? `[data-remote="${remote}"]${part ? `[data-part="${part}"]` : ''}{${heldHeight}:${known.height}px}`
        : '';
    });
    const state: unknown = history.state;
    history.replaceState(
      {
        ...(typeof state === 'object' ? state : null),
        [sizesInState]: [innerWidth, always + rules.join('')],
      },
      '',
    );
  };
  const letGo = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== held);
    held = undefined;
  };
  const look = () => {
    if (held) {
      const now = performance.now();
      const all = slots();
      if (all.every(({ dataset }) => dataset['state'] !== 'loading'))
        thereSince = Math.min(thereSince, now);
      const asBefore = all.every(
        (slot) => Math.abs(heightOf(slot) - heightOf(slot.querySelector('[data-box]'))) < 1,
      );
      if (!asBefore && now < thereSince + patience) return soon();
      letGo();
    }
    keep();
  };
  const soon = () => {
    clearTimeout(next);
    next = setTimeout(look, between);
  };
  page.addEventListener(
    'click',
    ({ target }) => pressed.add(target instanceof Element ? target.closest(anySlot) : null),
    { capture: true },
  );
  for (const acts of ['click', 'keydown'])
    page.addEventListener(acts, letGo, { once: true, capture: true });
  void painted.then(() => new ResizeObserver(soon).observe(page));
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;
