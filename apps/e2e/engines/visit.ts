import { setTimeout as pause } from 'node:timers/promises';
import type { AnyPart, Around, Visit } from '../stage/around.ts';
import type { Driver, Found } from './driver.ts';
import type { Step, Text } from './find.ts';

/** Milliseconds until what is waited for counts as missing. */
const patience = 20_000;

/** A visitor's page in a browser, with addresses from `origin` on. */
export const visitBy = (driver: Driver, origin: string): Visit => ({
  ...aroundOf(driver, []),
  goto: (address) => driver.goTo(new URL(address, origin).href),
  goBack: driver.goBack,
  reload: driver.reload,
  waitForURL: async (pattern) => {
    await until(`an address like ${pattern}`, async () => pattern.test(await driver.address()));
  },
});

const aroundOf = (driver: Driver, path: readonly Step[]): Around => ({
  getByRole: (role, { name, ...options } = {}) =>
    partOf(driver, [
      ...path,
      { by: 'role', role, ...(name !== undefined && { name: asData(name) }), ...options },
    ]),
  locator: (selector) => partOf(driver, [...path, { by: 'selector', selector }]),
  frameLocator: (selector) =>
    aroundOf(driver, [...path, { by: 'selector', selector }, { by: 'frame' }]),
});

function partOf(driver: Driver, path: readonly Step[]): AnyPart {
  const use = async <T>(work: (element: Found) => Promise<T>): Promise<T> => {
    const done = await until(inWords(path), () =>
      driver.use(path, async (element) => ({ value: await work(element) })),
    );
    return done.value;
  };
  const nth = (index: number) => partOf(driver, [...path, { by: 'index', index }]);
  const fill = (text: string) => use((element) => element.type(text));
  return {
    ...aroundOf(driver, path),
    first: () => nth(0),
    nth,
    filter: ({ hasText }) => partOf(driver, [...path, { by: 'text', text: asData(hasText) }]),
    check: async () => {
      await use(async (element) => {
        if ((await element.read('checked')) !== true) await element.click();
      });
      await until(`${inWords(path)}, checked`, () =>
        driver.use(path, async (element) => (await element.read('checked')) === true),
      );
    },
    click: () => use((element) => element.click()),
    fill,
    pressSequentially: fill,
    selectOption: (value) => use((element) => element.select(value)),
    textContent: () => use(async (element) => String(await element.read('textContent'))),
    waitFor: async ({ state = 'visible' } = {}) => {
      await until(`${inWords(path)}, ${state}`, async () => {
        const isThere = (await driver.use(path, async () => true)) ?? false;
        return isThere === (state === 'visible');
      });
    },
  };
}

/**
 * Looks again until there is something. An error counts as nothing: elements are replaced, and pages
 * left, between a look and an action.
 */
async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + patience;
  let reason: unknown;
  do {
    try {
      const found = await look();
      if (found !== null && found !== false) return found;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await pause(100);
  } while (Date.now() < end);
  const because = reason instanceof Error ? ` (${reason.name}: ${reason.message})` : '';
  throw new Error(`not in ${patience / 1000} seconds: ${what}${because}`);
}

const asData = (text: string | RegExp): Text =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

const inWords = (path: readonly Step[]): string => path.map(stepInWords).join(' › ');

function stepInWords(step: Step): string {
  const quoted = (text: Text) =>
    typeof text === 'string' ? `“${text}”` : `/${text.source}/${text.flags}`;
  if (step.by === 'role') return step.name ? `${step.role} ${quoted(step.name)}` : step.role;
  if (step.by === 'text') return `with ${quoted(step.text)}`;
  if (step.by === 'index') return `number ${step.index + 1}`;
  return step.by === 'selector' ? step.selector : 'frame';
}
