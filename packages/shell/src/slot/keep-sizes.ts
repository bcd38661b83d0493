import { sizesInState } from '@foyer/federation';

/**
 * How long what stands there may be of another height than what stood there (ms), before its own
 * counts.
 */
const patience = 2000;
const between = 200;

/**
 * What stands open in a slot. Where the visitor opened it, a reload finds it closed: the height
 * with it is not kept.
 */
const opened = '[aria-expanded="true"], details[open]';

const anySlot = '[data-remote]';
const heldHeight = '--held';
/** What a remote shows in place of its content: nothing of it is there to be read. */
const standIn = ':is([data-state=loading],:has([data-skeleton]))';
/**
 * A slot is at least as high as it was, and as high as that while boxes stand in it, which may be
 * more than what follows. Content is never cut: what has become longer meanwhile is there at once.
 * One that says what failed is as high as that.
 */
const always = [
  `${anySlot}{${heldHeight}:initial;min-block-size:var(${heldHeight},0);align-items:start}`,
  `${anySlot}${standIn}{block-size:var(${heldHeight},auto);overflow:clip}`,
  `${anySlot}[data-state=failed]{min-block-size:0}`,
].join('');

/**
 * Writes into the history's entry how high the slots of the page are, whenever that changes, for
 * the script in the page's head (`holdSizes`); and lets go of the heights which that script gave
 * them once what came is as high or higher, or the visitor acts.
 */
export function keepSizes(page: HTMLElement, painted: Promise<unknown>): void {
  if (!('adoptedStyleSheets' in document)) return;
  // Parts that came later adopt sheets as well.
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
