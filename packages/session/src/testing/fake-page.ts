import { fixtureNow } from '@foyer/fixtures';
import type { Page } from '../page.ts';

/** A page without a browser: its history is a list, and tests advance its time. */
export function fakePage(start = '/grand-harbour-hotel') {
  const split = (text: string) => ({
    pathname: text.split('?')[0] ?? '',
    search: text.includes('?') ? `?${text.split('?')[1]}` : '',
  });
  const history = [split(start)];
  const ticks = new Set<() => void>();
  const backListeners = new Set<() => void>();
  const returnListeners = new Set<(restored: boolean) => void>();
  const navigations: string[] = [];
  const idle: (() => void)[] = [];
  let passed = 3;
  let visitorClock = fixtureNow;
  const at = () => history.at(-1) ?? split(start);
  const withSearch = (search: string) => ({
    pathname: at().pathname,
    search: search && `?${search}`,
  });
  const added = <T>(set: Set<T>, entry: T) => {
    set.add(entry);
    return () => void set.delete(entry);
  };
  const page: Page = {
    address: () => ({ origin: 'http://site.example:4000', ...at() }),
    holders: () => ['http://site.example:4000'],
    push: (search) => void history.push(withSearch(search)),
    replace: (search) => void history.splice(-1, 1, withSearch(search)),
    onBack: (listener) => added(backListeners, listener),
    onReturn: (listener) => added(returnListeners, listener),
    show: (path) => void history.push(split(path)),
    navigate: (to) => void navigations.push(to),
    afterPaint: (then) => then(),
    soon: (then) => then(),
    whenIdle: (then) => void idle.push(then),
    elapsed: () => passed,
    everySecond: (tick) => added(ticks, tick),
    referrer: () => '',
    userAgent: 'a test',
    zone: () => 'Europe/Helsinki',
  };
  return {
    page,
    clock: { now: () => visitorClock },
    navigations,
    steps: () => history.length,
    search: () => new URLSearchParams(at().search),
    back: () => {
      history.pop();
      backListeners.forEach((listener) => listener());
    },
    forward: (to: string) => {
      history.push(split(to));
      backListeners.forEach((listener) => listener());
    },
    path: () => at().pathname,
    /** A click on a link within the page: browsers fire the same event as for Back. */
    followAnchor: () => backListeners.forEach((listener) => listener()),
    comeBack: ({ restored }: { restored: boolean }) =>
      returnListeners.forEach((listener) => listener(restored)),
    beIdle: () => idle.splice(0).forEach((then) => then()),
    pass: (seconds: number) => {
      passed += seconds;
      visitorClock += seconds;
      [...ticks].forEach((tick) => tick());
    },
    isTicking: () => ticks.size > 0,
    setVisitorClock: (instant: number) => {
      visitorClock = instant;
    },
  };
}
