import type { ApiClient } from '@foyer/api-client';
import type { Page } from '@foyer/session';

const ignored = () => undefined;
const neverStops = () => ignored;

/**
 * A page that is only drawn: its address can change while its session is made; nothing happens
 * afterwards.
 */
export function createServerPage(at: ReturnType<Page['address']>): Page {
  const address = { ...at };
  const write = (search: string) => {
    address.search = search && `?${search}`;
  };
  return {
    address: () => address,
    push: write,
    replace: write,
    onBack: neverStops,
    onReturn: neverStops,
    show: ignored,
    navigate: ignored,
    afterPaint: ignored,
    soon: ignored,
    whenIdle: ignored,
    elapsed: () => 0,
    everySecond: neverStops,
    userAgent: '',
    zone: () => 'UTC',
  };
}

/** Answers never come: what a drawing shows came with the request for it. */
export const silentApi: ApiClient = { call: () => new Promise(() => undefined) };
