import type { Hint, HostDescription, RemoteVersion } from '@foyer/federation/page';
import type { createStyleJoiner, StyleSheet } from './joined-styles.ts';

type Asked = {
  host: HostDescription;
  hints: readonly Hint[];
  /** Remotes that a visitor uses first. */
  first: readonly string[];
  remotes: Readonly<Record<string, RemoteVersion>>;
  /** The page as rendered; `''` where the browser renders it. */
  drawn: string;
};

/**
 * The style sheets of a page as one text, and those that follow. Of a drawn page only the sheets of
 * its first remotes are there whole; what it does not use yet of the others comes with its later
 * scripts, or with a lazy part, which brings its own.
 */
export async function pageStyles(
  joinStyles: ReturnType<typeof createStyleJoiner>,
  { host, hints, first, remotes, drawn }: Asked,
): Promise<{ css: string; hrefs: readonly string[]; later: readonly Hint[] }> {
  const isDrawn = drawn !== '';
  const ofRemotes = Object.entries(remotes).flatMap(([id, { module, integrity }]) =>
    module.styles.map((href) => ({ ...checked(integrity, href), whole: first.includes(id) })),
  );
  const hinted = hints.filter(
    ({ rel, href }) =>
      rel === 'stylesheet' && !(isDrawn && ofRemotes.some((sheet) => sheet.href === href)),
  );
  const ofHost = [...host.styles.map((href) => ({ href })), ...hinted].map(
    ({ href, integrity }: Pick<Hint, 'href' | 'integrity'>): StyleSheet => ({
      href,
      ...(integrity !== undefined && { integrity }),
      whole: !isDrawn,
    }),
  );
  const lazy = Object.values(remotes).flatMap(({ lazyStyles, integrity }) =>
    lazyStyles.map((href) => ({ ...checked(integrity, href), whole: false })),
  );
  const sheets = isDrawn ? [...ofHost, ...ofRemotes] : ofHost;
  const { css, hrefs } = await joinStyles([...sheets, ...lazy], drawn);
  // A remote that comes through federation has no hint, and loads its styles itself.
  const asked = new Set([...host.styles, ...hints.map(({ href }) => href)]);
  return {
    css,
    hrefs,
    later: sheets
      .filter(({ href, whole }) => !whole && asked.has(href))
      .map(({ whole: _, ...sheet }) => ({ rel: 'stylesheet', ...sheet, later: true })),
  };
}

const checked = (integrity: RemoteVersion['integrity'], href: string) => ({
  href,
  integrity: integrity[href] ?? '',
});
