import { describe, expect, it, test } from 'vitest';
import {
  type DynamicParameters,
  type ParameterKey,
  parameterNames,
  parameterOf,
} from './parameter-names.ts';

const partner: DynamicParameters = { startDate: 'arrival', delegates: 'people' };

describe('a site’s own names', () => {
  it('stand for the normal ones, which stay where the site has none (SITE-036, A-022)', () => {
    const names = parameterNames(partner);
    expect([names.of('startDate'), names.of('endDate')]).toEqual([
      { name: 'arrival', own: true },
      { name: 'end-datetime', own: false },
    ]);
    expect([names.format, names.problem]).toEqual(['seconds', null]);
    expect(parameterNames({ ...partner, format: 'DD-MM-YYYY HH:mm' }).format).toBe(
      'DD-MM-YYYY HH:mm',
    );
  });
  it.each<[string, ParameterKey, ReturnType<typeof parameterOf>]>([
    ['arrival=1&datetime=2', 'startDate', { text: '1', own: true }],
    ['datetime=2', 'startDate', { text: '2', own: false }],
    ['end-datetime=3', 'endDate', { text: '3', own: false }],
    ['departure=3', 'endDate', null],
    ['', 'startDate', null],
  ])('in "%s" win over the normal %s (B-096)', (search, key, found) => {
    expect(parameterOf(new URLSearchParams(search), parameterNames(partner), key)).toEqual(found);
  });
  it('leave the address with ours when it is written anew', () => {
    expect(parameterNames(partner).all).toEqual([
      'type',
      'layout',
      'rates',
      'datetime',
      'arrival',
      'end-datetime',
      'meeting-length',
      'delegates',
      'people',
      'discount_code',
    ]);
  });
});

test.each<[DynamicParameters, ParameterKey]>([
  [{ startDate: '' }, 'startDate'],
  [{ delegates: ' ' }, 'delegates'],
  [{ durationType: 'type' }, 'durationType'],
  [{ startDate: 'when', endDate: 'when' }, 'startDate'],
  [{ endDate: 'datetime' }, 'endDate'],
])(
  '%o makes no sense: normal names count, and the entry %s is named (SITE-037, D-13)',
  (setting, problem) => {
    const names = parameterNames({ discountCode: 'promo', format: 'DD-MM-YYYY HH:mm', ...setting });
    expect(names.problem).toBe(problem);
    expect([names.of('startDate'), names.of('discountCode')]).toEqual([
      { name: 'datetime', own: false },
      { name: 'discount_code', own: false },
    ]);
    expect(names.format).toBe('seconds');
    expect(names.all).not.toContain('promo');
  },
);

test('a site without names of its own has ours', () => {
  expect(parameterNames(null)).toMatchObject({ format: 'seconds', problem: null });
});
