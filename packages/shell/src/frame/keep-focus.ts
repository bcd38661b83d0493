/**
 * Where the focus may move when its element disappears: parts of a page, as a screen reader names
 * them.
 */
const parts =
  'a[href], button, input, select, textarea, [tabindex], li, article, form, dialog, section, aside, nav, main, [role], [aria-label]';

/**
 * Keeps the focus: when the focused element leaves the page or is hidden (a successful retry, a
 * sent form), the nearest remaining part around it gets the focus. Otherwise the keyboard would
 * start again at the top of the page. Returns what ends that.
 */
export function keepFocus(page: HTMLElement): () => void {
  let path: readonly HTMLElement[] = [];
  page.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? around(target, page) : [];
  });
  const root = page.getRootNode();
  const watch = new MutationObserver((changes) => {
    const within = root instanceof ShadowRoot ? root.activeElement : null;
    const activeElement = within ?? document.activeElement;
    const [had] = path;
    if (had === undefined || (activeElement !== document.body && activeElement !== had)) return;
    const mayBeHidden = changes.some(({ type }) => type === 'attributes');
    if (had.isConnected && !(mayBeHidden && !had.checkVisibility())) return;
    const next = path.find(
      (element) => element.isConnected && element.checkVisibility() && element.matches(parts),
    );
    if (next) take(next);
  });
  watch.observe(page, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  return () => watch.disconnect();
}

function around(target: Element, page: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = target; at !== null && at !== page; at = at.parentElement)
    if (at instanceof HTMLElement) found.push(at);
  return found;
}

function take(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
