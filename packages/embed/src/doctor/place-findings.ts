import type { Finding } from './report.ts';

/** Whether what a tag shows can be seen and pressed: its button, or the beginning of its page. */
export function placeFindings(tag: HTMLElement): readonly Finding[] {
  const name = shownName(tag);
  const hiding = hiddenBy(tag);
  if (hiding)
    return [
      {
        check: 'place',
        state: 'bad',
        title: `${name} is not shown`,
        detail: `It is hidden by ${shownName(hiding.element)}: ${hiding.rule}.`,
        mend: `Show ${shownName(hiding.element)}, or put the tag elsewhere.`,
      },
    ];
  const floating = tag.shadowRoot?.querySelector<HTMLElement>('[data-floating]') ?? null;
  const shown = tag.shadowRoot?.querySelector<HTMLElement>('.opener') ?? tag;
  const holder = floating && holderOfFixed(tag);
  return [
    ...(holder
      ? [
          {
            check: 'place',
            state: 'note',
            title: 'The floating button does not stay at the edge of the window',
            detail: `${shownName(holder)} has transform, filter or contain: what is fixed is fixed to it.`,
            mend: 'Put the tag at the end of the body.',
          } satisfies Finding,
        ]
      : []),
    inView(shown, () => coveredOrSeen(tag, shown, name)),
  ];
}

function coveredOrSeen(tag: HTMLElement, shown: HTMLElement, name: string): Finding {
  const cover = coverOf(tag, shown);
  if (cover === null)
    return {
      check: 'place',
      state: 'well',
      title: `${name} can be seen`,
      detail: 'Nothing covers it or cuts it off.',
      mend: null,
    };
  const clips = cover.contains(tag);
  return {
    check: 'place',
    state: 'bad',
    title: clips ? `${name} is cut off` : `${name} is covered`,
    detail: `At its place the page shows ${shownName(cover)}.`,
    mend: clips
      ? `Give the element around the tag its height, without overflow: hidden.`
      : `${shownName(cover)} { z-index: 10 } or { pointer-events: none }`,
  };
}

/** What is drawn at the points of the shown part instead of it; `null` where one of them shows it. */
function coverOf(tag: HTMLElement, shown: HTMLElement): Element | null {
  const { left, top, width, height } = shown.getBoundingClientRect();
  // Of a page as high as several windows, the beginning is looked at.
  const high = Math.min(height, 200);
  const points = [
    [left + width / 2, top + high / 2],
    [left + Math.min(12, width / 4), top + high / 2],
    [left + width - Math.min(12, width / 4), top + high / 2],
  ] as const;
  const found = points.map(([x, y]) => document.elementFromPoint(x, y));
  if (found.some((element) => element === null || tag.contains(element))) return null;
  return found[0] ?? null;
}

/** Scrolls to the element for the time of a question, and back. */
function inView<Answer>(element: Element, ask: () => Answer): Answer {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && Math.min(bottom, top + 200) <= innerHeight) return ask();
  const before = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  // A header that sticks to the top is no cover.
  scrollBy({ top: -Math.min(innerHeight / 3, 240), behavior: 'instant' });
  const answer = ask();
  scrollTo(before);
  return answer;
}

function hiddenBy(tag: HTMLElement): { element: Element; rule: string } | null {
  for (const element of ancestors(tag)) {
    const { display, visibility, opacity, contentVisibility } = getComputedStyle(element);
    if (display === 'none') return { element, rule: 'display: none' };
    if (opacity === '0') return { element, rule: 'opacity: 0' };
    if (contentVisibility === 'hidden') return { element, rule: 'content-visibility: hidden' };
    if (element === tag && visibility !== 'visible') return { element, rule: 'visibility: hidden' };
  }
  const { width } = tag.getBoundingClientRect();
  return width === 0 && tag.getAttribute('mode') !== 'popup'
    ? { element: tag.parentElement ?? tag, rule: 'it has no width' }
    : null;
}

/** An ancestor to which `position: fixed` is relative. */
function holderOfFixed(tag: HTMLElement): Element | null {
  for (const element of ancestors(tag)) {
    const { transform, filter, perspective, contain } = getComputedStyle(element);
    const holds = [transform, filter, perspective].some((value) => value !== 'none');
    if (holds || /paint|layout|strict|content/.test(contain)) return element;
  }
  return null;
}

function* ancestors(tag: Element): Generator<Element> {
  for (let at: Element | null = tag; at && at !== document.documentElement; at = at.parentElement)
    yield at;
}

/** As a selector would say it: `div#hero.wide`. */
function shownName(element: Element): string {
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  return `${element.localName}${element.id ? `#${element.id}` : ''}${classes.join('')}`;
}
