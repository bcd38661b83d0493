import { describe, expect, it } from 'vitest';
import { aQuery, aRoom } from '../testing/samples.ts';
import { delegatesToTry, nothingFits } from './nothing-fits.ts';
import { standardOfferRules } from './offer-rules.ts';
import { offersFor } from './offers-for.ts';
import type { Room } from './room.ts';

const offers = (rooms: readonly Room[]) =>
  offersFor('EUR', rooms, [], aQuery(), standardOfferRules);

describe('when nothing fits', () => {
  const small = offers([aRoom({ max: 6 })]);
  it('a default number of delegates becomes the venue’s minimum (C-089, AVAIL-014, B-019, B-021)', () => {
    expect(delegatesToTry(aQuery({ delegatesGiven: false }), small, 10)).toBe(10);
  });
  it('a number that the visitor gave stays, and the form is disabled (AVAIL-015, B-020)', () => {
    expect(delegatesToTry(aQuery(), small, 10)).toBeNull();
    expect(nothingFits(small, 'room')).toBe(true);
  });
  it('one that fits is enough (AVAIL-015)', () => {
    expect(nothingFits(offers([aRoom({ max: 6 }), aRoom({ id: 'r2' })]), 'room')).toBe(false);
  });
  it('is asked of the tab that is open (AVAIL-013, AVAIL-016)', () => {
    const roomsOnly = offers([aRoom()]);
    expect([nothingFits(roomsOnly, 'room'), nothingFits(roomsOnly, 'package')]).toEqual([
      false,
      true,
    ]);
    expect(
      delegatesToTry(aQuery({ delegatesGiven: false, kind: 'room' }), roomsOnly, 10),
    ).toBeNull();
    expect(delegatesToTry(aQuery({ delegatesGiven: false, kind: 'package' }), roomsOnly, 10)).toBe(
      10,
    );
  });
});
