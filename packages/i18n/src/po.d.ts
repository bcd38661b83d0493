/** Words of one language, made into a module by the Lingui plugin. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
