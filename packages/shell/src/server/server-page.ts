import type { ApiClient } from '@foyer/api-client';
import type { Cookie } from '@foyer/domain';
import { type BrowserStorage, isNoted, type Page } from '@foyer/session';

const ignored = () => undefined;
const neverStops = () => ignored;

export type ServerPage = Page & {
  /** Where the session wants to go, or `null`. */
  leadsTo: () => string | null;
};

/**
 * A page that is only drawn: its address can change while its session is made, and its session can
 * lead elsewhere; nothing happens afterwards.
 */
export function createServerPage(at: ReturnType<Page['address']>, userAgent: string): ServerPage {
  const address = { ...at };
  let to: string | null = null;
  const write = (search: string) => {
    address.search = search && `?${search}`;
  };
  const lead = (path: string) => {
    to = path;
  };
  return {
    address: () => address,
    holders: () => [address.origin],
    push: write,
    replace: write,
    onBack: neverStops,
    onReturn: neverStops,
    show: lead,
    navigate: lead,
    leadsTo: () => to,
    afterPaint: ignored,
    soon: (then) => void Promise.resolve().then(then),
    whenIdle: ignored,
    elapsed: () => 0,
    everySecond: neverStops,
    userAgent,
    referrer: () => '',
    zone: () => 'UTC',
  };
}

/** A cookie that the session has set; `value: null` removes it. */
export type SetCookie = Cookie & { value: string | null };

export type ServerStorage = BrowserStorage & {
  setCookies: () => SetCookie[];
  /** Something was asked for that only the browser knows. */
  wasShort: () => boolean;
};

/** What the browser keeps besides cookies is not known here, and lasts as long as the page. */
export function createServerStorage(sent: ReadonlyMap<string, string>): ServerStorage {
  let short = false;
  const set = new Map<string, SetCookie>();
  const items = new Map<string, string | null>();
  return {
    cookie: (name) => {
      const own = set.get(name);
      return own ? own.value : (sent.get(name) ?? null);
    },
    setCookie: (cookie, value) => void set.set(cookie.name, { ...cookie, value }),
    setCookies: () => [...set.values()],
    item: (key) => {
      short ||= !items.has(key) && isNoted(sent, key);
      return items.get(key) ?? null;
    },
    wasShort: () => short,
    setItem: (key, value) => void items.set(key, value),
    outlivesPage: () => true,
  };
}

/** Answers never come: what a drawing shows came with the request for it. */
export const silentApi: ApiClient = { call: () => new Promise(() => undefined) };
