import { expect, waitFor } from 'storybook/test';

const missing = '[data-page="opening"], [data-page] [data-box]:not(:has(> div > *))';

/** Waits for the whole page of a host and its remotes; other stories have none. */
export const pageIsThere = (): Promise<void> =>
  waitFor(() => void expect(document.querySelector(missing)).toBeNull());
