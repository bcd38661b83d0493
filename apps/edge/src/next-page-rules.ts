import type { Route } from '@foyer/sites';

/**
 * A script element by which the browser fetches the page of a venue when the visitor points at its
 * link: most of the wait is over at the click. Only the start page and the search lead to venues; no rule reaches a checkout or
 * an account, which are personal. Nothing is fetched for visitors who save data.
 */
export function nextPageRules(
  page: Route['page'],
  { savesData, nonce }: { savesData: boolean; nonce: string },
): string {
  if (savesData || !(page === 'home' || page === 'search')) return '';
  return `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script>`;
}

const pointedAt = {
  where: { and: [{ href_matches: '/*' }, { selector_matches: 'main a' }] },
  eagerness: 'moderate',
};
const rules = { prefetch: [pointedAt] };
