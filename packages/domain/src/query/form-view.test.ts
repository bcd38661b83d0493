import { expect, it } from 'vitest';
import { aQuery } from '../testing/samples.ts';
import { optionsInUse } from './form-view.ts';

const site = { forcedDiscountCode: null, discountCode: 'PARTNER' };

it.each([
  [{}, false],
  [{ rates: 'packages' }, true],
  [{ layout: 404 }, true],
  [{ discountCode: 'MINE' }, true],
  // The site brings it itself.
  [{ discountCode: 'PARTNER' }, false],
] as const)('with %j the options are open: %s (FORM-007)', (query, open) => {
  expect(optionsInUse(aQuery(query), site)).toBe(open);
});

it('a code that the site forces is not the visitor’s (SITE-045)', () => {
  const forcing = { forcedDiscountCode: 'INSURED', discountCode: null };
  expect(optionsInUse(aQuery({ discountCode: 'INSURED' }), forcing)).toBe(false);
});
