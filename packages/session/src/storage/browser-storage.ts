import type { Cookie } from '@foyer/domain';

/**
 * Cookies and local storage as texts. Where the browser blocks them, values last as long as the
 * page (D-9).
 */
export type BrowserStorage = {
  cookie: (name: string) => string | null;
  /** `null` removes it. */
  setCookie: (cookie: Cookie, value: string | null) => void;
  item: (key: string) => string | null;
  setItem: (key: string, value: string | null) => void;
  /** Whether values survive a reload of the page. */
  outlivesPage: () => boolean;
};

/**
 * Names in a cookie what the local storage keeps: the front door then leaves a page that depends on
 * it to the browser.
 */
const notedCookie = 'foyer_kept';
/** As long as the longest of the preferences, in seconds. */
const notedFor = 8_640_000;
const readNoted = (value: string | null): readonly string[] =>
  value?.split('.').filter(Boolean) ?? [];

/** Whether the browser of these cookies keeps something under the key. */
export const isNoted = (cookies: ReadonlyMap<string, string>, key: string): boolean =>
  readNoted(cookies.get(notedCookie) ?? null).includes(key);

type StoringWindow = {
  document: { cookie: string };
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/**
 * Every access has its own try: where a visitor or a frame's sandbox blocks storage, even reading
 * the properties `localStorage` and `document.cookie` throws.
 */
export function createBrowserStorage(window: StoringWindow): BrowserStorage {
  const kept = new Map<string, string | null>();
  const note = (key: string, isKept: boolean) =>
    tried(() => {
      const noted = readNoted(readCookie(window.document.cookie, notedCookie));
      if (noted.includes(key) === isKept) return;
      const next = isKept ? [...noted, key] : noted.filter((other) => other !== key);
      window.document.cookie = `${notedCookie}=${next.join('.')}; path=/; SameSite=Lax; Max-Age=${next.length > 0 ? notedFor : 0}`;
    }, undefined);
  return {
    cookie: (name) =>
      kept.get(`cookie ${name}`) ?? tried(() => readCookie(window.document.cookie, name), null),
    setCookie: (cookie, value) => {
      const text = `${cookie.name}=${value === null ? '' : encodeURIComponent(value)}; path=/; SameSite=Lax`;
      const life =
        value === null
          ? '; Max-Age=0'
          : cookie.maxAgeSeconds === null
            ? ''
            : `; Max-Age=${cookie.maxAgeSeconds}`;
      const written = tried(() => {
        window.document.cookie = text + life;
        return true;
      }, false);
      if (!written) kept.set(`cookie ${cookie.name}`, value);
    },
    item: (key) => kept.get(key) ?? tried(() => window.localStorage.getItem(key), null),
    setItem: (key, value) => {
      const written = tried(() => {
        if (value === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, value);
        return true;
      }, false);
      if (written) note(key, value !== null);
      if (written) kept.delete(key);
      else kept.set(key, value);
    },
    outlivesPage: () => kept.size === 0,
  };
}

function readCookie(all: string, name: string): string | null {
  const entry = all.split('; ').find((text) => text.startsWith(`${name}=`));
  return entry === undefined ? null : decodeURIComponent(entry.slice(name.length + 1));
}

/**
 * Returns `otherwise` where the browser refuses (SecurityError, QuotaExceededError) and for a
 * cookie that cannot be decoded.
 */
function tried<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException || error instanceof URIError) return otherwise;
    throw error;
  }
}
