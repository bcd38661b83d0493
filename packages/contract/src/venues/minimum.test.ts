import { aVenue } from '@foyer/fixtures';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { venueWire, writeVenue } from './wire.ts';

test('a venue that names no smallest group is tried with ten people (CONST-002, B-021)', () => {
  const { min_delegates: _, ...wire } = writeVenue(aVenue(), 1);
  expect(v.parse(venueWire, wire).minDelegates).toBe(10);
  expect(v.parse(venueWire, { ...wire, min_delegates: 4 }).minDelegates).toBe(4);
});
