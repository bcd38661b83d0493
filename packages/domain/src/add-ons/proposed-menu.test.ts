import { expect, test } from 'vitest';
import { type Menu, unlimitedMenus } from './menus.ts';
import { proposedMenu } from './proposed-menu.ts';

const menu = (over: Partial<Menu> = {}): Menu => ({
  id: 'COF1',
  name: 'Morning coffee',
  eventType: 'COFFEE',
  price: 950,
  amount: 0,
  time: '',
  items: [],
  ...over,
});
const lunch = menu({ id: 'LUN1', name: 'Lunch', eventType: 'LUNCH' });
const meeting = { start: '2026-06-08T09:00', end: '2026-06-08T17:00', delegates: 12 };

test('the first menu of a pause is proposed for everybody, at a pause (OPERA-019, OPERA-021)', () => {
  expect(proposedMenu([lunch, menu(), menu({ id: 'COF2' })], meeting, unlimitedMenus)).toEqual({
    id: 'COF1',
    amount: 12,
    time: '10:30',
  });
});

test.each([
  ['that is not offered', menu({ name: 'DO NOT USE coffee' })],
  ['without a price', menu({ price: 0 })],
  ['of a meal', lunch],
])('no menu is proposed %s', (_what, other) => {
  expect(proposedMenu([other], meeting, unlimitedMenus)).toBeNull();
});

test('nothing is proposed above the cap of menus (OPERA-043)', () => {
  expect(proposedMenu([{ ...lunch, amount: 4 }, menu()], meeting, 1)).toBeNull();
  expect(proposedMenu([lunch, menu({ amount: 4 })], meeting, 1)?.id).toBe('COF1');
});
