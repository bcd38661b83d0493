import { cookies } from '@foyer/domain';
import type { BrowserStorage } from '@foyer/session';

/** Which notices a visitor closed, for the browser session. */
export type ClosedNotices = {
  isClosed: (venueId: string, kind: string) => boolean;
  close: (venueId: string, kind: string) => void;
};

/** More than are closed in a visit; a cookie is sent with every request. */
const maxStored = 20;

/**
 * In a cookie, because the front door has to render the page without them: removing one later would
 * move what follows.
 */
export function closedNotices(
  storage: Pick<BrowserStorage, 'cookie' | 'setCookie'>,
): ClosedNotices {
  const closed = () =>
    (storage.cookie(cookies.closedNotices.name) ?? '').split(' ').filter(Boolean);
  const keyOf = (venueId: string, kind: string) => `${kind}:${venueId}`;
  return {
    isClosed: (venueId, kind) => closed().includes(keyOf(venueId, kind)),
    close: (venueId, kind) =>
      storage.setCookie(
        cookies.closedNotices,
        [...closed(), keyOf(venueId, kind)].slice(-maxStored).join(' '),
      ),
  };
}
