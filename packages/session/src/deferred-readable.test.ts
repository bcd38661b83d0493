import { atom, createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { deferredReadable } from './deferred-readable.ts';

function setUp() {
  const store = createStore();
  const source = atom(1);
  let made = 0;
  const value = atom((get) => {
    made += 1;
    return { ten: get(source) * 10 };
  });
  const later: (() => void)[] = [];
  const readable = deferredReadable(store, value, [source], (then) => void later.push(then));
  const told: number[] = [];
  readable.subscribe(() => told.push(readable.get().ten));
  return {
    store,
    source,
    readable,
    told,
    made: () => made,
    pass: () => later.splice(0).forEach((then) => then()),
  };
}

it('stays as it was, and makes nothing, until the frame is over', () => {
  const { store, source, readable, told, made, pass } = setUp();
  store.set(source, 2);
  expect([readable.get().ten, told, made()]).toEqual([10, [], 1]);
  pass();
  expect([readable.get().ten, told, made()]).toEqual([20, [20], 2]);
});

it('is made once for many changes', () => {
  const { store, source, told, made, pass } = setUp();
  for (const next of [2, 3, 4]) store.set(source, next);
  pass();
  expect([told, made()]).toEqual([[40], 2]);
});

it('can be caught up with at once, and is then not made again', () => {
  const { store, source, readable, told, made, pass } = setUp();
  store.set(source, 2);
  readable.catchUp();
  pass();
  expect([told, made()]).toEqual([[20], 2]);
});

it('does not notify when the value is the same, nor after it is stopped', () => {
  const { store, source, readable, told, pass } = setUp();
  store.set(source, 1);
  pass();
  readable.stop();
  store.set(source, 5);
  pass();
  expect(told).toEqual([]);
});
