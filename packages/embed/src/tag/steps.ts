import type { StepAddress } from '../place.ts';

/**
 * The steps of one tag in the history of the page around it. The page’s own address gets a fragment,
 * which no server and no log sees, and only where the page uses none itself; the entry of the
 * history has it in any case, so that Back and reload find the step.
 */
export type Steps = {
  /** The step of the present entry, or of a shared address; `null` for none. */
  present: () => string | null;
  /**
   * The address gets `address` and the entry `step`, which may have what a copied address must not
   * have; `null`: the address says nothing of the step.
   */
  write: (address: string | null, how: 'push' | 'replace', step: string) => void;
  /** Whether the present entry has not told of this order yet, as after a reload; notes that it has. */
  tellsFirst: (order: string) => boolean;
  /** Returns to the entry before the first step that was pushed; what the page was then is shown. */
  leave: () => void;
  /** Called on Back and Forward; returns what ends that. */
  onMove: (listener: (address: string | null) => void) => () => void;
};

export function createSteps(window: Window, name: string): Steps {
  const { history, location } = window;
  const key = `foyer:${name}`;
  const mark = `#${name}=`;
  const isOurs = () => location.hash === '' || location.hash.startsWith(mark);
  const kept = (): Kept | null => {
    const { state }: { state: unknown } = history;
    return typeof state === 'object' && state !== null && key in state
      ? readKept((state as Record<string, unknown>)[key])
      : null;
  };
  const present = () => {
    const own = kept();
    if (own) return own.step;
    return location.hash.startsWith(mark)
      ? readStep(decoded(location.hash.slice(mark.length)))
      : null;
  };
  // What the page’s own router keeps in the entry stays there.
  const stateWith = (own: Kept) => ({ ...(history.state as object | null), [key]: own });
  return {
    present,
    write: (address, how, step) => {
      const before = kept();
      const depth = (before?.depth ?? 0) + (how === 'push' ? 1 : 0);
      const state = stateWith({ step, depth, told: before?.told ?? null });
      // As a whole: with a `<base>` of the page a path would be one of another address.
      const [page] = location.href.split('#');
      const fragment = address === null ? '' : `${mark}${encodeURIComponent(address)}`;
      const at = isOurs() ? `${page}${fragment}` : undefined;
      if (how === 'push') history.pushState(state, '', at);
      else history.replaceState(state, '', at);
    },
    tellsFirst: (order) => {
      const own = kept();
      if (own?.told === order) return false;
      if (own) history.replaceState(stateWith({ ...own, told: order }), '');
      return true;
    },
    leave: () => {
      const depth = kept()?.depth ?? 0;
      if (depth > 0) history.go(-depth);
    },
    onMove: (listener) => {
      const move = () => listener(present());
      window.addEventListener('popstate', move);
      return () => window.removeEventListener('popstate', move);
    },
  };
}

/**
 * What an entry of the history has of the tag: its step, how many were pushed before it, and the
 * last order of which the page around was told.
 */
type Kept = { step: string; depth: number; told: string | null };

function readKept(data: unknown): Kept | null {
  if (typeof data !== 'object' || data === null) return null;
  const { step, depth, told } = data as Record<string, unknown>;
  const read = typeof step === 'string' ? readStep(step) : null;
  return read !== null && typeof depth === 'number'
    ? { step: read, depth, told: typeof told === 'string' ? told : null }
    : null;
}

/** Only paths of the site: `//host` and `/\host` are other hosts. */
const readStep = (text: string): string | null => (/^\/(?![/\\])/.test(text) ? text : null);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Somebody has changed the address by hand.
    return '';
  }
}

export function addressOf(step: string): StepAddress {
  const at = step.indexOf('?');
  return at < 0
    ? { pathname: step, search: '' }
    : { pathname: step.slice(0, at), search: step.slice(at) };
}
