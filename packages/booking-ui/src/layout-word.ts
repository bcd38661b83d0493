import type { LayoutName } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<LayoutName | '_none', MessageDescriptor>> = {
  _none: msg`Any layout`,
  theater: msg`Theatre`,
  classroom: msg`Classroom`,
  ushape: msg`U-shape`,
  boardroom: msg`Boardroom`,
  cabaret: msg`Cabaret`,
  banquet: msg`Banquet`,
  cocktail: msg`Cocktail`,
  island: msg`Island`,
};

/** Name of a seating layout; `_none` is any (AVAIL-022, AVAIL-023). Shown with `i18n._()`. */
export const layoutWord = (layout: LayoutName | '_none'): MessageDescriptor => words[layout];
