import type { PropertySystemIds } from '@foyer/domain';
import * as v from 'valibot';

/** The property system's ids of a room or package (ROOM-042, PACK-027); absent for other venues. */
export const propertySystemFields = {
  pms_room_id: v.optional(v.string()),
  pms_query_ids: v.optional(v.array(v.string())),
  pms_availability_error: v.optional(v.nullable(v.string())),
  pmsfa: v.optional(v.nullable(v.string())),
} as const;
type Wire = v.InferOutput<v.ObjectSchema<typeof propertySystemFields, undefined>>;

export const readPropertySystemIds = (wire: Wire): { propertySystem?: PropertySystemIds } =>
  wire.pms_room_id === undefined
    ? {}
    : {
        propertySystem: {
          roomId: wire.pms_room_id,
          queryIds: wire.pms_query_ids ?? [],
          availabilityError: wire.pms_availability_error ?? '',
          pmsfa: wire.pmsfa ?? '',
        },
      };

export const writePropertySystemIds = (ids: PropertySystemIds | undefined): Wire =>
  ids === undefined
    ? {}
    : {
        pms_room_id: ids.roomId,
        pms_query_ids: [...ids.queryIds],
        pms_availability_error: ids.availabilityError === '' ? null : ids.availabilityError,
        pmsfa: ids.pmsfa,
      };
