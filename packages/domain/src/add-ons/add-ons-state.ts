/** Refusals that a provider returns in place of a list of add-ons (OPERA-025). */
export type AddOnsRefusal = 'package-not-mapped' | 'order-failed' | 'order-conflict';

/** State of loading add-ons (OPERA-025). `call`: the request failed. */
export type AddOnsState<AddOn> =
  | { kind: 'loading' }
  | { kind: 'loaded'; addOns: readonly AddOn[] }
  | { kind: 'failed'; problem: AddOnsRefusal | 'call' };

/**
 * State after the reply: a list, a refusal, or `null` for no reply (CHECK-014, CHECK-017 to
 * CHECK-019).
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
 * Whether the package itself cannot be booked: the provider does not know it (CHECK-017), or the
 * room has been taken meanwhile, a conflict (CHECK-019).
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

/** The next step when opening the checkout of the property flow. */
export type OpeningStep = 'create-cart' | 'wait-for-add-ons' | 'open';

/**
 * First a cart with all events, then the three loads, each of which may fail; when all have
 * finished, the checkout opens and processing ends (OPERA-024, OPERA-048, A-166).
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
