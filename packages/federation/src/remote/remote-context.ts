import type { I18n } from '@lingui/core';
import { createContext } from 'react';

/** What the parts of one mounted or drawn remote share. */
export type RemoteValue = {
  /** The remote's messages. Lingui's own hook returns another object after each change. */
  i18n: I18n;
  /** At the front door: names of the lazy parts that were drawn, and of those not loaded yet. */
  drawing: { drawn: Set<string>; missing: Set<string> } | null;
};

/** `null` in stories and tests, which show a view without its remote. */
export const RemoteContext = createContext<RemoteValue | null>(null);
