import { expect, test } from 'vitest';
import { drawnStreets } from './drawn-streets.ts';

test('the same place is always drawn the same, another one differently', () => {
  expect(drawnStreets('grand-harbour 60.1658,24.9526')).toEqual(
    drawnStreets('grand-harbour 60.1658,24.9526'),
  );
  expect(drawnStreets('grand-harbour 60.1658,24.9526')).not.toEqual(
    drawnStreets('last-room 60.2,24.9'),
  );
});

test('every drawing has streets, an avenue and two parks, and only numbers in its paths', () => {
  for (let place = 0; place < 200; place += 1) {
    const { streets, avenue, parks, shore } = drawnStreets(`venue-${place}`);
    expect(parks).toHaveLength(2);
    for (const path of [streets, avenue, ...parks, shore ?? 'M0 0'])
      expect(path).toMatch(/^M[-\d. LQqhvtHVMZ]+$/);
  }
});
