/** What a provider answers in place of a list of add-ons (OPERA-025). */
export type AddOnsRefusal = 'package-not-mapped' | 'order-failed' | 'order-conflict';

/** Where a load of add-ons stands (OPERA-025). `call` is a request that did not come back. */
export type AddOnsState<AddOn> =
  | { kind: 'loading' }
  | { kind: 'loaded'; addOns: readonly AddOn[] }
  | { kind: 'failed'; problem: AddOnsRefusal | 'call' };

/**
 * The answer to a load: a list, a refusal, or `null` for none (CHECK-014, CHECK-017 to CHECK-019).
 */
export function addOnsAnswered<AddOn>(
  answer: readonly AddOn[] | AddOnsRefusal | null,
): AddOnsState<AddOn> {
  if (answer === null) return { kind: 'failed', problem: 'call' };
  return typeof answer === 'string'
    ? { kind: 'failed', problem: answer }
    : { kind: 'loaded', addOns: answer };
}

/**
 * The package itself cannot be booked: the provider does not know it (CHECK-017). A conflict means
 * the room has gone meanwhile (CHECK-019).
 */
export const refusesPackage = (state: AddOnsState<unknown>): boolean =>
  state.kind === 'failed' && state.problem === 'package-not-mapped';
export const refusesForConflict = (state: AddOnsState<unknown>): boolean =>
  state.kind === 'failed' && state.problem === 'order-conflict';

type Loads = {
  menus: AddOnsState<unknown>;
  menuItems: AddOnsState<unknown>;
  miscItems: AddOnsState<unknown>;
};

/** What comes next on the way into the checkout of the property system. */
export type OpeningStep = 'create-cart' | 'wait-for-add-ons' | 'open';

/**
 * First a cart with all events, then the three loads, each of which may fail; when all have
 * finished the checkout opens and processing ends (OPERA-024, OPERA-048, A-166).
 */
export function openingStep(
  cartId: string | null,
  { menus, menuItems, miscItems }: Loads,
): OpeningStep {
  if (cartId === null) return 'create-cart';
  return [menus, menuItems, miscItems].some((load) => load.kind === 'loading')
    ? 'wait-for-add-ons'
    : 'open';
}
