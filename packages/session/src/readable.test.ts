import { atom, createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { beginPage, readableOf } from './readable.ts';

const aNumber = () => {
  const store = createStore();
  const number = atom(1);
  return { readable: readableOf(store, number), change: (to: number) => store.set(number, to) };
};

it('the first value is that at the creation', () => {
  const { readable, change } = aNumber();
  change(2);
  expect([readable.first(), readable.get()]).toEqual([1, 2]);
});

it('while a page begins, the first value is that at the end of the beginning', () => {
  const begin = beginPage();
  const { readable, change } = aNumber();
  change(2);
  begin();
  change(3);
  expect([readable.first(), readable.get()]).toEqual([2, 3]);
});

it('what is created after the beginning has its own', () => {
  beginPage()();
  const { readable, change } = aNumber();
  change(2);
  expect(readable.first()).toBe(1);
});
