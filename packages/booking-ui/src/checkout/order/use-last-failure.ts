import { useState } from 'react';

/** `nth` distinguishes it from an equal failure before it, so that it is announced again. */
export type LastFailure<Failed> = { of: Failed; nth: number };

/**
 * The last failure. It stays during the next attempt: removing it would move the button under the
 * pointer.
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
