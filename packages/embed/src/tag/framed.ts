import type { EmbedEvent } from '../place.ts';

/**
 * Where a page does not let the site’s scripts run in it, the tag stands in a frame of the site: the
 * page’s tag holds the frame, and the frame’s tag tells it what happens. Both believe only the exact
 * origin and window, and known shapes.
 */
type Said =
  /** `waits`: of a tag that has nothing to show yet. */
  | { kind: 'height'; height: number; waits: boolean }
  /** `kept` is what a reload of the page around finds instead, as in `EmbedPlace.write`. */
  | { kind: 'step'; step: string | null; kept: string }
  | { kind: 'event'; event: EmbedEvent };

const version = 1;

/** The page’s side: a message of the frame, or `null` for what anybody else says. */
export function readSaid(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: { origin: string; window: Window | null },
): Said | null {
  if (origin !== frame.origin || source === null || source !== frame.window) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { foyer, kind, height, waits, step, kept = step, event } = data as Record<string, unknown>;
  if (foyer !== version) return null;
  if (kind === 'height' && typeof height === 'number' && height >= 0 && height <= 100_000)
    return { kind, height, waits: waits === true };
  if (kind === 'step' && (step === null || isStep(step)) && isStep(kept))
    return { kind, step, kept };
  return kind === 'event' && isEvent(event) ? { kind, event } : null;
}

const isStep = (data: unknown): data is string =>
  typeof data === 'string' && /^\/(?![/\\])/.test(data) && data.length < 4000;

const names = [
  'ready',
  'query',
  'offers',
  'select',
  'cart',
  'booked',
  'enquired',
  'problem',
] as const satisfies readonly EmbedEvent['name'][];

function isEvent(data: unknown): data is EmbedEvent {
  if (typeof data !== 'object' || data === null) return false;
  const { name, detail } = data as Record<string, unknown>;
  return (
    names.some((known) => known === name) &&
    (detail === undefined || detail === null || typeof detail === 'object')
  );
}

/** The frame’s side: tells the window that holds it, if that is the website it was made for. */
export function createTeller(holder: string): {
  tell: (said: Said) => void;
  /** Tells each height of the tag; returns what ends that. */
  follow: (tag: HTMLElement) => () => void;
} {
  const tell = (said: Said) => window.parent.postMessage({ foyer: version, ...said }, holder);
  return {
    tell,
    follow: (tag) => {
      const watch = new ResizeObserver(() =>
        tell({
          kind: 'height',
          height: Math.ceil(tag.getBoundingClientRect().height),
          waits: Boolean(tag.shadowRoot?.querySelector('.waiting')),
        }),
      );
      watch.observe(tag);
      return () => watch.disconnect();
    },
  };
}
