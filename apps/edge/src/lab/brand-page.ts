import { scriptSafe } from '@foyer/federation/page';
import { pathOf, type Site } from '@foyer/sites';
import type { DeployedFile } from '../deployed.ts';
import { escaped } from '../escaped.ts';
import { sampleOf } from './sample.ts';

/** An empty page in which the studio writes a mail, and a page that mails lead to. */
export const mailPath = '/lab/brand/mail';
export const plainPath = '/lab/brand/plain';

type LabLanguage = 'en' | 'de';

type BrandPage = {
  site: Site;
  language: LabLanguage;
  /** Of the venue whose page is shown; `''` where there is none. */
  alias: string;
  files: { script: DeployedFile; styles: DeployedFile };
  nonce: string;
};

const words = {
  en: { title: 'Brand studio', needsScript: 'This page needs scripts.' },
  de: { title: 'Markenstudio', needsScript: 'Diese Seite braucht Skripte.' },
} as const;

/** The page on which somebody makes a brand; all that it shows is its script's. */
export function brandHtml({ site, language, alias, files, nonce }: BrandPage): string {
  const { title, needsScript } = words[language];
  const integrity = (file: DeployedFile) => `integrity="${file.integrity}" crossorigin="anonymous"`;
  const inLanguage = site.languages.includes(language) ? language : (site.languages[0] ?? 'en');
  const at = (rest: string) => pathOf(inLanguage, rest);
  const facts = {
    siteId: site.id,
    language,
    pages: {
      start: at(''),
      venue: at(alias),
      search: at(site.whiteLabel ? 'wl_search' : 'search'),
      checkout: at(`book-universal/${sampleOf(alias)}`),
      thanks: at(`thank-you-anon/${sampleOf(alias)}`),
      mail: mailPath,
      plain: `${plainPath}?lang=${language}`,
      login: at('user/login'),
    },
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} | ${site.name}`)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="${files.styles.url}" ${integrity(files.styles)}>
<script type="module" src="${files.script.url}" ${integrity(files.script)} nonce="${nonce}"></script>
</head>
<body>
<main id="studio"><noscript>${needsScript}</noscript></main>
<script type="application/json" id="facts">${scriptSafe(JSON.stringify(facts))}</script>
</body>
</html>
`;
}
