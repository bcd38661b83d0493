import type { Numbering } from '@foyer/domain';
import { useEffect, useState } from 'react';

let loaded: Numbering | null = null;

/** Telephone numbering, from its own script. */
export async function loadNumbering(): Promise<Numbering> {
  loaded ??= (await import('./numbering.ts')).createNumbering();
  return loaded;
}

/**
 * Telephone numbering, loaded after the first paint; `null` until then and when loading failed.
 * `atOnce`: from the start where it has been loaded, for a page that answers a sent form.
 */
export function useNumbering(
  onFailure: () => void,
  atOnce: boolean,
): {
  numbering: Numbering | null;
  failed: boolean;
} {
  const [numbering, setNumbering] = useState<Numbering | null>(atOnce ? loaded : null);
  const [failed, setFailed] = useState(false);
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
  return { numbering, failed };
}
