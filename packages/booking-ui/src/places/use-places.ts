import type { BaseSession } from '@foyer/session';
import { useEffect, useRef, useState } from 'react';

export type FoundPlace = Extract<
  Awaited<ReturnType<BaseSession['findPlaces']>>,
  { ok: true }
>['value'][number];
export type FoundPlaces =
  { kind: 'idle' | 'loading' | 'failed' } | { kind: 'found'; places: readonly FoundPlace[] };

/** Pause after the last key. */
const pauseMs = 150;
const none: readonly FoundPlace[] = [];

/**
 * Places that a text may mean, requested when typing pauses; a late answer never overwrites a newer
 * one. `places` are the last ones until then.
 */
export function usePlaces(
  findPlaces: BaseSession['findPlaces'],
  text: string,
): { state: FoundPlaces; places: readonly FoundPlace[]; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ state: FoundPlaces; places: readonly FoundPlace[] }>({
    state: { kind: 'idle' },
    places: none,
  });
  const asked = text.trim();
  useEffect(() => {
    if (asked === '') return setFound({ state: { kind: 'idle' }, places: none });
    const stop = new AbortController();
    setFound(({ places }) => ({ state: { kind: 'loading' }, places }));
    const timer = setTimeout(async () => {
      const reply = await findPlaces(asked, stop.signal);
      if (stop.signal.aborted) return;
      setFound(
        reply.ok
          ? { state: { kind: 'found', places: reply.value }, places: reply.value }
          : { state: { kind: 'failed' }, places: none },
      );
    }, pauseMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [findPlaces, asked, attempt]);
  return { ...found, retry: () => setAttempt((count) => count + 1) };
}

/**
 * Finds the one place with a whole name, for a text that was sent and not picked; `null` where there
 * is none, or several. Another text, `stop` and the field's end leave a question without an answer.
 */
export function useNamedPlace(
  findPlaces: BaseSession['findPlaces'],
  only?: FoundPlace['kind'],
): { find: (name: string, tell: (place: FoundPlace | null) => void) => void; stop: () => void } {
  const asking = useRef<AbortController>(null);
  const stop = () => asking.current?.abort();
  useEffect(() => () => asking.current?.abort(), []);
  const find = async (name: string, tell: (place: FoundPlace | null) => void) => {
    stop();
    const { signal } = (asking.current = new AbortController());
    const typed = name.trim();
    if (typed === '') return tell(null);
    const reply = await findPlaces(typed, signal);
    if (signal.aborted) return;
    const [place, another] = (reply.ok ? reply.value : []).filter(
      ({ kind, name: called }) =>
        (only === undefined || kind === only) &&
        called.localeCompare(typed, undefined, { sensitivity: 'base' }) === 0,
    );
    tell(place && !another ? place : null);
  };
  return { find: (name, tell) => void find(name, tell), stop };
}
