import type { Numbering } from '@foyer/domain';
import { type FormEvent, useEffect, useState } from 'react';

let loaded: Numbering | null = null;

/** Telephone numbering, from its own script. */
export async function loadNumbering(): Promise<Numbering> {
  loaded ??= (await import('./numbering.ts')).createNumbering();
  return loaded;
}

/**
 * Telephone numbering, loaded after the first paint; `null` until then and when loading failed.
 * `atOnce`: from the start where it has been loaded, for a page that answers a sent form.
 * `waits`: whether a form is sent too early to tell a wrong number; it is sent again by itself, and
 * is `waiting` meanwhile.
 */
export function useNumbering(
  onFailure: () => void,
  atOnce: boolean,
): {
  numbering: Numbering | null;
  failed: boolean;
  waits: (event: FormEvent<HTMLFormElement>) => boolean;
  waiting: boolean;
} {
  const [numbering, setNumbering] = useState<Numbering | null>(atOnce ? loaded : null);
  const [failed, setFailed] = useState(false);
  const [early, setEarly] = useState<HTMLFormElement | null>(null);
  const isSettled = numbering !== null || failed;
  useEffect(() => {
    let gone = false;
    loadNumbering().then(
      (numbers) => !gone && setNumbering(numbers),
      () => {
        if (gone) return;
        onFailure();
        setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a second failure would tell nothing new
  }, []);
  useEffect(() => {
    if (!isSettled || !early) return;
    setEarly(null);
    early.requestSubmit();
  }, [isSettled, early]);
  const waits = (event: FormEvent<HTMLFormElement>) => {
    if (isSettled) return false;
    event.preventDefault();
    setEarly(event.currentTarget);
    return true;
  };
  return { numbering, failed, waits, waiting: early !== null };
}
