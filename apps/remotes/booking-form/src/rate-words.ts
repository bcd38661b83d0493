import type { RoomPrice } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<RoomPrice['type'], MessageDescriptor>> = {
  hourly: msg`By the hour, incl. VAT`,
  halfday: msg`Half day, incl. VAT`,
  fullday: msg`Full day, incl. VAT`,
  given: msg`Incl. VAT`,
};

/** The rate on which a room's total is based. Shown with `i18n._()`. */
export const rateWords = (type: RoomPrice['type']): MessageDescriptor => words[type];
