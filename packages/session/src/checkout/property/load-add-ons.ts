import type { ApiClient, CallProblem, Reply } from '@foyer/api-client';
import {
  type PropertyWire,
  loadMenuItems,
  loadMenus,
  loadMiscItems,
  type MenuItemWire,
  writePropertySystemDateTime,
} from '@foyer/contract';
import {
  addOnsAnswered,
  type AddOnsRefusal,
  type AddOnsState,
  type Menu,
  type MiscItem,
  offeredMenus,
  refusesForConflict,
  refusesPackage,
  type Venue,
  type WallDateTime,
} from '@foyer/domain';

/** Results of the three loads (OPERA-024). */
export type AddOnLoads = {
  menus: AddOnsState<Menu>;
  menuItems: AddOnsState<MenuItemWire>;
  miscItems: AddOnsState<MiscItem>;
  /**
   * The property system refuses the booking as a whole (CHECK-017, CHECK-019); `null` otherwise.
   */
  refusal: CallProblem | null;
};

/** The add-ons of every event; `null` where they did not load. */
export type AddOns = { menus: readonly Menu[]; miscItems: readonly MiscItem[] };

/**
 * Loads all add-ons for meetings between two wall times, the three lists in parallel (OPERA-024,
 * API-026 to API-028).
 */
export async function loadAddOns(
  api: ApiClient,
  hotel: PropertyWire,
  span: { start: WallDateTime; end: WallDateTime },
): Promise<AddOnLoads> {
  const [menus, menuItems, miscItems] = await Promise.all([
    api.call(loadMenus, { body: hotel }),
    api.call(loadMenuItems, { body: hotel }),
    api.call(loadMiscItems, {
      body: {
        ...hotel,
        start: writePropertySystemDateTime(span.start),
        end: writePropertySystemDateTime(span.end),
      },
    }),
  ]);
  const refused = [menus, menuItems, miscItems].find(
    (reply) =>
      refusesPackage(stateOf<unknown>(reply)) || refusesForConflict(stateOf<unknown>(reply)),
  );
  return {
    menus: stateOf(menus),
    menuItems: stateOf(menuItems),
    miscItems: stateOf(miscItems),
    refusal: refused && !refused.ok ? refused.problem : null,
  };
}

/** The offered add-ons; menus have their items where those loaded (OPERA-021, OPERA-042). */
export function addOnsOf({ menus, menuItems, miscItems }: AddOnLoads): AddOns | null {
  if (menus.kind !== 'loaded' || miscItems.kind !== 'loaded') return null;
  const parts = menuItems.kind === 'loaded' ? menuItems.addOns : [];
  const namesOf = (menu: Menu) =>
    parts.filter((part) => part.menu_id === menu.id).map(({ name }) => name);
  return {
    menus: offeredMenus(menus.addOns).map((menu) => ({
      ...menu,
      items: menu.items.length > 0 ? menu.items : namesOf(menu),
    })),
    miscItems: miscItems.addOns,
  };
}

export const propertyOf = ({ propertySystem }: Pick<Venue, 'propertySystem'>): PropertyWire => ({
  server: propertySystem?.server ?? '',
  chain_code: propertySystem?.chainCode ?? '',
  hotel_code: propertySystem?.hotelCode ?? '',
});

const refusals: Readonly<Record<string, AddOnsRefusal>> = {
  package_pms_not_mapped: 'package-not-mapped',
  temp_pms_order_error: 'order-failed',
  temp_pms_order_error_conflict: 'order-conflict',
};

function stateOf<AddOn>(reply: Reply<readonly AddOn[]>): AddOnsState<AddOn> {
  if (reply.ok) return addOnsAnswered(reply.value);
  return addOnsAnswered<AddOn>(
    reply.problem.kind === 'refused' ? (refusals[reply.problem.problem.code] ?? null) : null,
  );
}
