import { describe, expect, it } from 'vitest';
import { createSearchReader } from './read-search.ts';

describe('a query string', () => {
  it('is parsed once and cached', () => {
    const read = createSearchReader();
    expect(read('start=1&name=a%20b+c&day=1&day=2')).toEqual({
      start: '1',
      name: 'a b c',
      day: ['1', '2'],
    });
    expect(read('start=1&name=a%20b+c&day=1&day=2')).toBe(read('start=1&name=a%20b+c&day=1&day=2'));
    expect(read('')).toEqual({});
  });

  it('cannot be changed by its readers', () => {
    expect(Object.isFrozen(createSearchReader()('start=1'))).toBe(true);
  });

  it('is not cached if it is long, nor beyond some thousand', () => {
    const read = createSearchReader();
    const long = `text=${'a'.repeat(600)}`;
    expect(read(long)).not.toBe(read(long));
    const first = read('count=0');
    for (let count = 1; count <= 5000; count += 1) read(`count=${count}`);
    expect(read('count=0')).not.toBe(first);
    expect(read('count=0')).toEqual({ count: '0' });
  });
});
