/**
 * What a session asks of the page it lives on: its address, where to go next, and time that cannot
 * be set.
 */
export type Page = {
  address: () => { origin: string; pathname: string; search: string };
  /** Writes a new query into the address, as a step one can go back from. `''` is none. */
  push: (search: string) => void;
  /** Writes it without a step. */
  replace: (search: string) => void;
  /** The visitor went back or forward within this page. Answers how to stop listening. */
  onBack: (listener: () => void) => () => void;
  /**
   * The visitor came back: `restored` by Back from the page after this one, which shows it as it
   * was left; else from another tab or from sleep.
   */
  onReturn: (listener: (restored: boolean) => void) => () => void;
  /**
   * Writes another path into the address, as a step one can go back from; what it shows is the
   * page's own affair.
   */
  show: (path: string) => void;
  navigate: (to: string) => void;
  /** Once, after what the visitor acts on first can be seen. */
  afterPaint: (then: () => void) => void;
  /** Once, after the next frame: what a click changed is seen before it. */
  soon: (then: () => void) => void;
  /** Once, when the page has nothing better to do. */
  whenIdle: (then: () => void) => void;
  /** Seconds since the page was asked for, on a clock that nobody can set. */
  elapsed: () => number;
  everySecond: (tick: () => void) => () => void;
  userAgent: string;
  /** IANA zone of the visitor's own clock, as the browser names it. */
  zone: () => string;
};

/**
 * The page of a browser window; `painted` is when what comes first can be seen. Touches nothing
 * before it is asked.
 */
export function createBrowserPage(window: Window, painted: Promise<unknown>): Page {
  const { history, location, document, performance } = window;
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) => {
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  };
  const at = (search: string) => `${location.pathname}${search && `?${search}`}${location.hash}`;
  return {
    address: () => location,
    push: (search) => history.pushState(null, '', at(search)),
    replace: (search) => history.replaceState(history.state, '', at(search)),
    onBack: (listener) => listen(window, 'popstate', listener),
    onReturn: (listener) => {
      const stops = [
        listen(
          window,
          'pageshow',
          (event) => 'persisted' in event && event.persisted === true && listener(true),
        ),
        listen(
          document,
          'visibilitychange',
          () => document.visibilityState === 'visible' && listener(false),
        ),
      ];
      return () => stops.forEach((stop) => stop());
    },
    show: (path) => history.pushState(null, '', path),
    navigate: (to) => location.assign(to),
    afterPaint: (then) => void painted.then(then),
    soon: (then) => {
      let begun = false;
      const once = () => {
        if (!begun) then();
        begun = true;
      };
      window.requestAnimationFrame(() => window.setTimeout(once));
      // A hidden page has no frames.
      window.setTimeout(once, 100);
    },
    whenIdle: (then) => {
      // Not in every browser (Safari).
      if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: 3000 });
      else globalThis.setTimeout(then, 1000);
    },
    elapsed: () => performance.now() / 1000,
    everySecond: (tick) => {
      const timer = window.setInterval(tick, 1000);
      return () => window.clearInterval(timer);
    },
    userAgent: window.navigator.userAgent,
    zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
