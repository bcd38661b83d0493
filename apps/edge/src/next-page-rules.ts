import type { Route } from '@foyer/sites';

/**
 * A script element by which the browser makes the page of a venue when the visitor points at its
 * link: at the click it is there. Browsers that do not, and those that are short of memory or power,
 * fetch it alone. Only the start page and the search lead to venues; no rule reaches a checkout or
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
const rules = { prefetch: [pointedAt], prerender: [pointedAt] };
