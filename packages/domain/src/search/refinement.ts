import { type LayoutCode, readLayoutCode } from '../query/seating-layouts.ts';

/** What narrows a search; each is off by default. */
export type SearchFilters = {
  /** Only venues where the group has a room at the time of the meeting. */
  fits: boolean;
  /** Highest total of the meeting, in whole units of one currency: amounts are never converted. */
  maxPrice: { amount: number; currency: string } | null;
  layout: LayoutCode | null;
  /** All of these in one room, as the venues write them. */
  equipment: readonly string[];
  /** Can be booked without a request. */
  instant: boolean;
  /** Distance from the searched place. */
  withinKm: number | null;
};

export const searchSorts = ['near', 'price', 'size', 'name'] as const;
/** Nearest, lowest total, smallest room that fits, name. */
export type SearchSort = (typeof searchSorts)[number];

/** Filters and order of a search: the second half of its address. */
export type Refinement = { filters: SearchFilters; sort: SearchSort };

export const noFilters: SearchFilters = {
  fits: false,
  maxPrice: null,
  layout: null,
  equipment: [],
  instant: false,
  withinKm: null,
};

/** A filter that is on; each piece of equipment is one of its own. */
export type ActiveFilter =
  | { kind: 'fits' | 'instant' }
  | { kind: 'maxPrice'; amount: number; currency: string }
  | { kind: 'layout'; layout: LayoutCode }
  | { kind: 'equipment'; name: string }
  | { kind: 'withinKm'; km: number };

export function activeFilters(filters: SearchFilters): readonly ActiveFilter[] {
  const { fits, maxPrice, layout, equipment, instant, withinKm } = filters;
  return [
    ...(fits ? [{ kind: 'fits' } as const] : []),
    ...(instant ? [{ kind: 'instant' } as const] : []),
    ...(maxPrice ? [{ kind: 'maxPrice', ...maxPrice } as const] : []),
    ...(layout === null ? [] : [{ kind: 'layout', layout } as const]),
    ...equipment.map((name) => ({ kind: 'equipment', name }) as const),
    ...(withinKm === null ? [] : [{ kind: 'withinKm', km: withinKm } as const]),
  ];
}

export const withoutFilter = (filters: SearchFilters, off: ActiveFilter): SearchFilters =>
  off.kind === 'equipment'
    ? { ...filters, equipment: filters.equipment.filter((name) => name !== off.name) }
    : { ...filters, [off.kind]: noFilters[off.kind] };

/** Names a filter that is on, in an answer about it. */
export const filterKey = (filter: ActiveFilter): string => Object.values(filter).join(' ');

const mostEquipment = 8;
const longestName = 100;
const farthestKm = 500;

/** Parses filters and order from an address or a form; what is not valid counts as absent. */
export function readRefinement(params: URLSearchParams): Refinement {
  const price = /^(\d{1,9})([A-Z]{3})$/.exec(params.get('max-price') ?? '');
  const within = /^\d{1,3}$/.exec(params.get('within') ?? '');
  const names = params.getAll('equipment').map((name) => name.trim().slice(0, longestName));
  const sort = params.get('sort');
  return {
    filters: {
      fits: params.get('fits') === '1',
      maxPrice: price?.[2] === undefined ? null : { amount: Number(price[1]), currency: price[2] },
      layout: readLayoutCode(params.get('layout') ?? ''),
      equipment: [...new Set(names.filter((name) => name !== ''))].slice(0, mostEquipment),
      instant: params.get('instant') === '1',
      withinKm: within === null ? null : Math.min(Math.max(Number(within[0]), 1), farthestKm),
    },
    sort: searchSorts.find((known) => known === sort) ?? 'near',
  };
}

/** The names and values of what is not a default; `readRefinement` is the inverse. */
export function writeRefinement({
  filters: { fits, maxPrice, layout, equipment, instant, withinKm },
  sort,
}: Refinement): readonly (readonly [string, string])[] {
  return [
    ...(fits ? [['fits', '1'] as const] : []),
    ...(instant ? [['instant', '1'] as const] : []),
    ...(maxPrice ? [['max-price', writePrice(maxPrice)] as const] : []),
    ...(layout === null ? [] : [['layout', String(layout)] as const]),
    ...equipment.map((name) => ['equipment', name] as const),
    ...(withinKm === null ? [] : [['within', String(withinKm)] as const]),
    ...(sort === 'near' ? [] : [['sort', sort] as const]),
  ];
}

/** A highest price as a form and an address write it: `300EUR`. */
export const writePrice = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${amount}${currency}`;
