/** The layouts, by name and code of the specification (AVAIL-022). */
export const layoutCodes = {
  banquet: 399,
  boardroom: 400,
  cabaret: 401,
  classroom: 402,
  cocktail: 403,
  theater: 404,
  ushape: 405,
  island: 760,
} as const;

export type LayoutName = keyof typeof layoutCodes;
export type LayoutCode = (typeof layoutCodes)[LayoutName];

const layoutNames = {
  399: 'banquet',
  400: 'boardroom',
  401: 'cabaret',
  402: 'classroom',
  403: 'cocktail',
  404: 'theater',
  405: 'ushape',
  760: 'island',
} as const satisfies Record<LayoutCode, LayoutName>;

export const layoutNameOf = (code: LayoutCode): LayoutName => layoutNames[code];

/** Parses a layout's code; `null` for any other text. */
export const readLayoutCode = (text: string): LayoutCode | null =>
  Object.values(layoutCodes).find((code) => String(code) === text) ?? null;

/**
 * Whether a capacity seats the delegates: given, above 0 and at least their number (AVAIL-008,
 * AVAIL-009, B-071).
 */
export const layoutAllowed = (capacity: number | null, delegates: number): boolean =>
  capacity !== null && capacity > 0 && capacity >= delegates;

/** Capacity of a room in a layout; `null` where the room does not have that layout. */
export const capacityIn = (
  room: { layouts: readonly { name: LayoutName; capacity: number | null }[] },
  code: LayoutCode,
): number | null =>
  room.layouts.find((layout) => layout.name === layoutNames[code])?.capacity ?? null;
