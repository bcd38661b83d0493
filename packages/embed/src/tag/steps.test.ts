import { expect, test } from 'vitest';
import { addressOf, createSteps } from './steps.ts';

/** A window with a history, of which only the entries are real. */
function windowAt(start: string) {
  const entries: { state: unknown; url: string }[] = [{ state: null, url: start }];
  let at = 0;
  const listeners = new Set<() => void>();
  const url = () => new URL(entries[at]?.url ?? start, 'https://hotel.example');
  const window = {
    location: {
      get hash() {
        return url().hash;
      },
      get href() {
        return url().href;
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, to = url().href) => {
        entries.splice(at + 1, Infinity, { state, url: to });
        at += 1;
      },
      replaceState: (state: unknown, _: string, to = url().href) => {
        entries[at] = { state, url: to };
      },
      go: (by: number) => {
        at += by;
        listeners.forEach((listener) => listener());
      },
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  return { window: window as unknown as Window, entries, href: () => url().href, listeners };
}

test('a step stands in the fragment, which no server sees, and in the entry', () => {
  const { window, href } = windowAt('/rooms?x=1');
  const steps = createSteps(window, 'foyer');
  expect(steps.present()).toBeNull();
  steps.write('/de/house?delegates=8', 'replace', '/de/house?delegates=8');
  expect(href()).toBe('https://hotel.example/rooms?x=1#foyer=%2Fde%2Fhouse%3Fdelegates%3D8');
  expect(steps.present()).toBe('/de/house?delegates=8');
});

test('a step of the visitor’s own is in the entry alone, and the address says nothing of it', () => {
  const { window, href } = windowAt('/rooms?x=1');
  const steps = createSteps(window, 'foyer');
  steps.write('/book-universal/c1', 'push', '/book-universal/c1');
  steps.write(null, 'push', '/thank-you-anon/o_1');
  expect(href()).toBe('https://hotel.example/rooms?x=1');
  expect(steps.present()).toBe('/thank-you-anon/o_1');
});

test('a shared address is read where there is no entry', () => {
  const { window } = windowAt('/rooms#foyer=%2Fbook-universal%2Fc1');
  expect(createSteps(window, 'foyer').present()).toBe('/book-universal/c1');
  expect(createSteps(window, 'foyer-2').present()).toBeNull();
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', '%E0%A4%A'])(
  'a fragment %s is no step',
  (step) => {
    const { window } = windowAt(
      `/rooms#foyer=${step.includes('%') ? step : encodeURIComponent(step)}`,
    );
    expect(createSteps(window, 'foyer').present()).toBeNull();
  },
);

test('the page’s own fragment and the state of its router stay', () => {
  const { window, href, entries } = windowAt('/app#/rooms');
  window.history.replaceState({ key: 'router' }, '');
  const steps = createSteps(window, 'foyer');
  steps.write('/house', 'push', '/house');
  expect(href()).toBe('https://hotel.example/app#/rooms');
  expect(entries[1]?.state).toMatchObject({ key: 'router' });
  expect(steps.present()).toBe('/house');
});

test('two tags keep their steps beside each other', () => {
  const { window } = windowAt('/rooms');
  const [one, two] = [createSteps(window, 'foyer'), createSteps(window, 'foyer-2')];
  one.write('/house', 'push', '/house');
  two.write('/other', 'push', '/other');
  expect([one.present(), two.present()]).toEqual(['/house', '/other']);
});

test('leaving returns to the entry before the first pushed step', () => {
  const { window, href, listeners } = windowAt('/rooms');
  const steps = createSteps(window, 'foyer');
  const moves: (string | null)[] = [];
  const stop = steps.onMove((step) => moves.push(step));
  steps.write('/house', 'push', '/house');
  steps.write('/house?a=1', 'replace', '/house?a=1');
  steps.write('/book', 'push', '/book');
  steps.leave();
  expect(href()).toBe('https://hotel.example/rooms');
  expect(moves).toEqual([null]);
  steps.leave();
  expect(moves).toEqual([null]);
  stop();
  expect(listeners.size).toBe(0);
});

test('what a copied address must not have is in the entry alone, until Back and reload ask for it', () => {
  const { window, href } = windowAt('/rooms');
  const steps = createSteps(window, 'foyer');
  steps.write('/house?a=1', 'replace', '/house?a=1&cart=c1');
  expect(href()).toBe('https://hotel.example/rooms#foyer=%2Fhouse%3Fa%3D1');
  expect(createSteps(window, 'foyer').present()).toBe('/house?a=1&cart=c1');
});

test('an order is told of once at an entry, also after a reload, and the next order again', () => {
  const { window, href } = windowAt('/rooms');
  const steps = createSteps(window, 'foyer');
  expect(steps.tellsFirst('1001')).toBe(true);
  steps.write('/thanks/1', 'push', '/thanks/1');
  expect(steps.tellsFirst('1001')).toBe(true);
  expect(createSteps(window, 'foyer').tellsFirst('1001')).toBe(false);
  steps.write('/thanks/1?a=1', 'replace', '/thanks/1?a=1');
  expect(steps.tellsFirst('1001')).toBe(false);
  expect(href()).toBe('https://hotel.example/rooms#foyer=%2Fthanks%2F1%3Fa%3D1');
  expect(steps.tellsFirst('1002')).toBe(true);
});

test('a step is a path and a query', () => {
  expect(addressOf('/a?b=c?d')).toEqual({ pathname: '/a', search: '?b=c?d' });
  expect(addressOf('/a')).toEqual({ pathname: '/a', search: '' });
});
