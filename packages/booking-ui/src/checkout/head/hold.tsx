import type { Readable } from '@foyer/session';
import { useSyncExternalStore } from 'react';
import { HoldPill } from './hold-pill.tsx';

/** Re-renders alone every second, so that the form does not; nothing where no room is held. */
export function Hold({ seconds }: { seconds: Readable<number | null> }) {
  const left = useSyncExternalStore(seconds.subscribe, seconds.get, seconds.get);
  return left === null ? null : <HoldPill seconds={left} />;
}
