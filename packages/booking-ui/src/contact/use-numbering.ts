import type { Numbering } from '@foyer/domain';
import { useEffect, useState } from 'react';

/** Telephone numbering, loaded after the first paint; `null` until then and when loading failed. */
export function useNumbering(onFailure: () => void): {
  numbering: Numbering | null;
  failed: boolean;
} {
  const [numbering, setNumbering] = useState<Numbering | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('./numbering.ts').then(
      ({ createNumbering }) => !gone && setNumbering(createNumbering()),
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
