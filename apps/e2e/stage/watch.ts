import { type BrowserContext, expect } from '@playwright/test';

export type Watch = {
  /** Records every error and layout shift of the pages of this context. */
  over: (context: BrowserContext) => Promise<void>;
  /** An expected error: one whose text matches does not fail the journey. */
  expects: (error: RegExp) => void;
  /**
   * On this page something moves that no press of the visitor asked for, such as the notice that
   * somebody else took the room, or the message of a remote that did not come. Up to 0.1 is accepted.
   */
  mayPush: (page: RegExp) => void;
  /** Fails on unexpected errors and on pages with layout shifts. */
  findNothing: () => void;
};

type Shift = { value: number; page: string; at: number; sources: string };

/** A press, a key, or the end of an answer that one of them asked for, in ms of its document. */
type Deed = { page: string; at: number };

/**
 * What moves as the answer to a press is no fault. Browsers stop seeing it so after half a second,
 * which a slow machine needs for the answer alone; this is counted from the end of the answer, ms.
 */
const AFTER_DEED = 1500;

/**
 * Records console errors, uncaught errors, violations of the security policy, logged fallbacks and
 * layout shifts.
 */
export function createWatch(): Watch {
  const errors: string[] = [];
  const shifts: Shift[] = [];
  const deeds: Deed[] = [];
  const expected: RegExp[] = [];
  const pushing: RegExp[] = [];
  return {
    over: async (context) => {
      await context.exposeBinding(
        'foyerShifted',
        (_source, shift: Shift) => void shifts.push(shift),
      );
      await context.exposeBinding('foyerStirred', (_source, deed: Deed) => void deeds.push(deed));
      await context.exposeBinding(
        'foyerViolated',
        (_source, text: string) => void errors.push(text),
      );
      await context.addInitScript(watchDocument, AFTER_DEED);
      context.on('console', (message) => {
        const counts =
          message.type() === 'error' ||
          (message.type() === 'warning' && /^foyer:|^Uncompiled message/.test(message.text()));
        if (counts) errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) =>
        errors.push(`uncaught: ${error.error().stack ?? error.error().message}`),
      );
    },
    expects: (error) => void expected.push(error),
    mayPush: (page) => void pushing.push(page),
    findNothing: () => {
      expect
        .soft(
          errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
          'errors in the browser',
        )
        .toEqual([]);
      const unasked = shifts.filter(
        ({ page, at }) =>
          !deeds.some((deed) => deed.page === page && at >= deed.at && at - deed.at < AFTER_DEED),
      );
      const jumped = Object.entries(Object.groupBy(unasked, (shift) => shift.page)).flatMap(
        ([page, all = []]) => {
          const sum = all.reduce((total, shift) => total + shift.value, 0);
          return sum < (pushing.some((pattern) => pattern.test(page)) ? 0.1 : 0.005)
            ? []
            : [
                `${page}: ${sum.toFixed(3)} ${all.map((shift) => `${shift.value.toFixed(4)} by ${shift.sources}`).join('; ')}`,
              ];
        },
      );
      expect.soft(jumped, 'layout shifts').toEqual([]);
    },
  };
}

declare global {
  function foyerShifted(shift: Shift): Promise<void>;
  function foyerStirred(deed: Deed): Promise<void>;
  function foyerViolated(text: string): Promise<void>;
}

/** Runs in the page before its own scripts. */
function watchDocument(afterDeed: number): void {
  if (window.top !== window) return;
  const page = `${location.pathname.replace(/[\w-]{20,}/, '…')} (${Math.random().toString(36).slice(2, 6)})`;
  const deeds: number[] = [];
  const stirred = (at: number) => {
    deeds.push(at);
    void foyerStirred({ page, at });
  };
  for (const type of ['pointerdown', 'keydown', 'change', 'popstate'])
    window.addEventListener(type, (event) => stirred(event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource')) {
      const { startTime, duration } = entry;
      if (deeds.some((at) => startTime >= at && startTime - at < afterDeed))
        stirred(startTime + duration);
    }
  }).observe({ type: 'resource' });
  document.addEventListener(
    'securitypolicyviolation',
    (event) =>
      void foyerViolated(
        `violates the security policy: ${event.violatedDirective} ${event.blockedURI}`,
      ),
  );
  const named = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.className}`
      : (node?.textContent?.slice(0, 40) ?? 'something gone');
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(x)},${y} ${Math.round(width)}×${Math.round(height)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (
        'foyerLooked' in window ||
        !('value' in entry) ||
        !('hadRecentInput' in entry) ||
        entry.hadRecentInput ||
        typeof entry.value !== 'number'
      )
        continue;
      const sources =
        'sources' in entry && Array.isArray(entry.sources)
          ? entry.sources
              .map(
                (source) =>
                  `${named(source.node)} ${boxOf(source.previousRect)}→${boxOf(source.currentRect)}`,
              )
              .join(', ')
          : '';
      void foyerShifted({ value: entry.value, page, at: entry.startTime, sources });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
