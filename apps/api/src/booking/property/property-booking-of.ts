import type { PropertyBookingRequest } from '@foyer/contract';
import type { CartItem, PropertyItem, PropertyOrder } from '@foyer/domain';
import type { PropertyAddOn, PropertyBooking } from '../../providers/property-system.ts';
import { propertyEventOf } from './property-item-of.ts';
import type { PropertyEntry } from './property-venue.ts';

/**
 * An order in the property system's format; block and source are the venue's, whatever the caller
 * sent.
 */
export function propertyBookingOf(
  { entry, blockName, sourceId }: PropertyEntry,
  body: PropertyBookingRequest,
  order: PropertyOrder,
  items: readonly CartItem[],
  cartId: string | null,
): PropertyBooking {
  return {
    cartId,
    total: order.total,
    blockName,
    sourceId,
    notes: body.notes,
    guest: {
      firstName: body.firstName,
      lastName: body.lastName,
      email: body.email,
      phone: body.phone,
      company: body.company,
      onSiteContact: body.onSiteContact,
      department: body.departement,
    },
    payment: { method: order.method, customerAccount: order.values.customerAccount ?? '' },
    events: order.items.flatMap((item, index) => {
      const event = items[index] && propertyEventOf(entry, items[index]);
      return event
        ? [
            {
              ...event,
              setupStyle: body.events[index]?.opera_setup_style ?? '',
              rateCode: item.package?.rateCode ?? item.room.rateCode,
              menus: item.menus.map(addOn),
              miscItems: item.miscItems.map(addOn),
            },
          ]
        : [];
    }),
  };
}

const addOn = ({
  id,
  amount,
  time,
}: PropertyItem['menus'][number] | PropertyItem['miscItems'][number]): PropertyAddOn => ({
  id,
  amount,
  time,
});
