/** Words of one language, all that there are: for stories and tests. */
declare module 'foyer:words/all/*' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

/**
 * Loaders of the words that a build shows, by language. `first`: in the script that imports this
 * and in all that comes with it; `later`: in its other scripts; `all`: both.
 */
declare module 'foyer:words/first' {
  export * from 'foyer:words/all';
}
declare module 'foyer:words/later' {
  export * from 'foyer:words/all';
}
declare module 'foyer:words/all' {
  import type { Messages } from '@lingui/core';

  export const words: Readonly<Record<string, () => Promise<{ messages: Messages }>>>;
}
