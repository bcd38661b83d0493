import { cookies } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { blockedWindow, keepingWindow } from '../testing/blocked-window.ts';
import { createBrowserStorage, isNoted } from './browser-storage.ts';

describe('storage', () => {
  it('keeps cookies for their time and items for good', () => {
    const window = keepingWindow();
    const storage = createBrowserStorage(window);
    storage.setCookie(cookies.delegates, '12');
    storage.setCookie(cookies.venueAddress, '/a?b=c;d');
    storage.setItem('checkoutDetails', '{}');
    expect(window.cookieLines).toEqual([
      '_pref_qty=12; path=/; SameSite=Lax; Max-Age=8640000',
      'venue_redirect_url=%2Fa%3Fb%3Dc%3Bd; path=/; SameSite=Lax',
      // For the front door: what is kept, by name alone.
      'foyer_kept=checkoutDetails; path=/; SameSite=Lax; Max-Age=8640000',
    ]);
    expect([
      storage.cookie('_pref_qty'),
      storage.cookie('venue_redirect_url'),
      storage.item('checkoutDetails'),
    ]).toEqual(['12', '/a?b=c;d', '{}']);
    storage.setCookie(cookies.delegates, null);
    storage.setItem('checkoutDetails', null);
    expect([storage.cookie('_pref_qty'), storage.item('checkoutDetails')]).toEqual([null, null]);
  });

  it('names in a cookie what it keeps, until nothing is left', () => {
    const window = keepingWindow();
    const storage = createBrowserStorage(window);
    const noted = (key: string) =>
      isNoted(new Map([['foyer_kept', storage.cookie('foyer_kept') ?? '']]), key);
    storage.setItem('one', '1');
    storage.setItem('two', '2');
    storage.setItem('two', '3');
    expect([noted('one'), noted('two'), noted('on')]).toEqual([true, true, false]);
    storage.setItem('one', null);
    expect([noted('one'), noted('two')]).toEqual([false, true]);
    storage.setItem('two', null);
    expect(window.cookieLines.at(-1)).toContain('Max-Age=0');
  });

  it('that is blocked lasts as long as the page', () => {
    const storage = createBrowserStorage(blockedWindow());
    expect([storage.cookie('_pref_qty'), storage.item('checkoutDetails')]).toEqual([null, null]);
    storage.setCookie(cookies.delegates, '12');
    storage.setItem('checkoutDetails', '{}');
    expect([storage.cookie('_pref_qty'), storage.item('checkoutDetails')]).toEqual(['12', '{}']);
    storage.setItem('checkoutDetails', null);
    expect(storage.item('checkoutDetails')).toBeNull();
  });

  it('that is full keeps the newest in the page', () => {
    const window = keepingWindow();
    window.items.set('checkoutDetails', 'old');
    window.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = createBrowserStorage(window);
    storage.setItem('checkoutDetails', 'new');
    expect(storage.item('checkoutDetails')).toBe('new');
  });

  it('reads a malformed cookie as absent', () => {
    const window = keepingWindow();
    window.document.cookie = '_pref_qty=%E0%A4%A';
    expect(createBrowserStorage(window).cookie('_pref_qty')).toBeNull();
  });
});
