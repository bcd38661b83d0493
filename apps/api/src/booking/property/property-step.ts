import { lineAmount, miscLine, type PropertyOrder } from '@foyer/domain';
import type { ApiDependencies } from '../../api-dependencies.ts';
import type { OrderExtra } from '../../database/outside-holds.ts';
import type { PropertyBooking } from '../../providers/property-system.ts';
import { askOutside } from '../ask-outside.ts';
import type { OutsideStep } from '../outside-step.ts';
import { propertyProblem } from './property-problem.ts';
import type { PropertyEntry } from './property-venue.ts';

/** Books the events of an order in the property system (OPERA-027, OPERA-028). */
export const propertyStep = (
  dependencies: ApiDependencies,
  { hotel }: PropertyEntry,
  booking: PropertyBooking,
  methods: readonly string[],
): OutsideStep =>
  askOutside(dependencies, {
    party: 'property',
    total: booking.total,
    methods,
    content: booking,
    ask: (key) => dependencies.providers.propertySystem.book(key, hotel, booking),
    refusalOf: propertyProblem,
    endsCart: () => true,
  });

/** The additions, for the mails. */
export const extrasOf = ({ items, total: { currency } }: PropertyOrder): readonly OrderExtra[] =>
  items.flatMap((item) => [
    ...item.menus.map((menu) => ({
      name: menu.name,
      amount: menu.amount,
      total: { minor: lineAmount(menu), currency },
    })),
    ...item.miscItems.map((misc) => ({
      name: misc.name,
      amount: misc.amount,
      total: { minor: miscLine(misc, item), currency },
    })),
  ]);
