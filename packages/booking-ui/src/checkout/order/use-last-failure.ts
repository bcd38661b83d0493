import { useState } from 'react';

/** `nth` tells one from the failure before it, so that it is announced again in the same words. */
export type LastFailure<Failed> = { of: Failed; nth: number };

/**
 * How the last try failed. It stays while the next is under way: taken away, it would pull the
 * button from under the finger that pressed it.
 */
export function useLastFailure<Failed>(
  failed: Failed | null,
  processing: boolean,
): LastFailure<Failed> | null {
  const [last, setLast] = useState<LastFailure<Failed> | null>(null);
  const latest = latestOf(last, failed, processing);
  if (latest !== last) setLast(latest);
  return latest;
}

function latestOf<Failed>(
  last: LastFailure<Failed> | null,
  failed: Failed | null,
  processing: boolean,
): LastFailure<Failed> | null {
  if (failed === null) return processing ? last : null;
  return last?.of === failed ? last : { of: failed, nth: (last?.nth ?? 0) + 1 };
}
