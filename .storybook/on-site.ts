import { formatsFor } from '@foyer/i18n';
import type { BaseSession } from '@foyer/session';
import { brandOf, brandRules, languageOf, type Site, siteById, sites } from '@foyer/sites';
import type { Globals } from 'storybook/internal/types';

/** The site selected in the toolbar. */
export function storySite(id: string): Site {
  const site = siteById(id);
  if (site === null) throw new Error(`there is no site ${id}`);
  return site;
}

/** A language that is written from the right is always shown so. */
const directionOf = (language: string, chosen: 'ltr' | 'rtl'): 'ltr' | 'rtl' =>
  languageOf(language)?.direction === 'rtl' ? 'rtl' : chosen;

/** Language, direction, scheme and theme of the document. */
export function dressPage(globals: Globals, site: Site): void {
  const root = document.documentElement;
  root.lang = globals['language'];
  root.dir = directionOf(globals['language'], globals['direction']);
  root.dataset['scheme'] = globals['scheme'];
  const ownTheme = globals['theme'] === 'site';
  if (ownTheme) delete root.dataset['theme'];
  else root.dataset['theme'] = globals['theme'];
  wear(ownTheme ? brandRules(brandOf(site.id)) : '');
}

/** Applies the look of a brand; without one that of a theme from the toolbar counts. */
function wear(look: string): void {
  const worn =
    document.getElementById('theme-of-the-site') ??
    document.head.appendChild(
      Object.assign(document.createElement('style'), { id: 'theme-of-the-site' }),
    );
  worn.textContent = look;
}

const isSession = (value: unknown): value is BaseSession =>
  typeof value === 'object' && value !== null && 'site' in value && 'formats' in value;

/**
 * A story's arguments, with the session in that language, and on the toolbar's site where it is not
 * the first one: otherwise a story keeps its own site.
 */
export function argumentsOn(
  args: Readonly<Record<string, unknown>>,
  site: Site,
  language: string,
): Record<string, unknown> {
  const { session } = args;
  if (!isSession(session)) return { ...args };
  const spoken = session.language === 'en' ? language : session.language;
  return {
    ...args,
    session: {
      ...session,
      site: site === sites[0] ? session.site : site,
      language: spoken,
      direction: directionOf(spoken, session.direction),
      formats: formatsFor(spoken),
    },
  };
}
