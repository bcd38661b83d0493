/** The nearest first. */
export type FrameHolders = readonly [nearest: string, ...around: string[]];

/** What a session needs of the browser page: its address, navigation, and a monotonic clock. */
export type Page = {
  address: () => { origin: string; pathname: string; search: string };
  /**
   * Origins of the documents around the page’s frames: of the one that holds them, which is somebody
   * else’s where the page is a tag’s, and, if that is in a frame itself, of the website around it.
   */
  holders: () => FrameHolders;
  /** Writes a new query into the address, with a step in the history. `''` is none. */
  push: (search: string) => void;
  /** Writes a new query into the address, without a step in the history. */
  replace: (search: string) => void;
  /** Called on Back or Forward within this page. Returns the unsubscribe function. */
  onBack: (listener: () => void) => () => void;
  /**
   * Called when the visitor returns. `restored`: by Back, from the browser's page cache; otherwise
   * from another tab or from sleep.
   */
  onReturn: (listener: (restored: boolean) => void) => () => void;
  /**
   * Writes another path into the address, with a step in the history; the page decides what it
   * shows.
   */
  show: (path: string) => void;
  /** `instead`: Back does not come to this page again. */
  navigate: (to: string, how?: 'instead') => void;
  /** Calls back once, after the most important content is painted. */
  afterPaint: (then: () => void) => void;
  /** Calls back once, after the next frame, so that the effect of a click is painted first. */
  soon: (then: () => void) => void;
  /** Calls back once, when the page is idle. */
  whenIdle: (then: () => void) => void;
  /** Seconds since the request for the page, by a monotonic clock. */
  elapsed: () => number;
  everySecond: (tick: () => void) => () => void;
  userAgent: string;
  /** The page that linked here; `''` where the browser does not say. */
  referrer: () => string;
  /** IANA zone of the visitor's clock, as the browser names it. */
  zone: () => string;
};

/**
 * The page of a browser window; `painted` resolves when the most important content is painted. Does
 * not access the window before its first call.
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
    holders: () => [location.origin],
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
    navigate: (to, how) => (how === 'instead' ? location.replace(to) : location.assign(to)),
    afterPaint: (then) => void painted.then(then),
    soon: (then) => {
      let begun = false;
      const once = () => {
        if (!begun) then();
        begun = true;
      };
      window.requestAnimationFrame(() => window.setTimeout(once));
      // A hidden page has no animation frames.
      window.setTimeout(once, 100);
    },
    whenIdle: (then) => {
      // Missing in Safari.
      if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: 3000 });
      else globalThis.setTimeout(then, 1000);
    },
    elapsed: () => performance.now() / 1000,
    everySecond: (tick) => {
      const timer = window.setInterval(tick, 1000);
      return () => window.clearInterval(timer);
    },
    userAgent: window.navigator.userAgent,
    referrer: () => document.referrer,
    zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
