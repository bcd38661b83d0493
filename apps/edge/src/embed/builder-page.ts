import { scriptSafe } from '@foyer/federation/page';
import { languageOf, pathOf, type Site } from '@foyer/sites';
import type { Configuration } from '../configuration.ts';
import type { DeployedFile } from '../deployed.ts';
import { escaped } from '../escaped.ts';
import { type BuilderLanguage, type BuilderWords, builderWords } from './builder-words.ts';
import { policyLines } from './policy-lines.ts';

type BuilderPage = {
  site: Site;
  /** Origin of the host. */
  origin: string;
  language: BuilderLanguage;
  /** With which the page begins. */
  venue: { alias: string; title: string };
  /** The chosen mode shows one: there are words for it, and a page around it. */
  hasButton: boolean;
  files: { script: DeployedFile; styles: DeployedFile };
  configuration: Pick<Configuration, 'vaultOrigin' | 'mapTiles' | 'embedOrigins'>;
  nonce: string;
};

type Option = readonly [value: string, label: string];

/** The page on which somebody chooses a tag, sees it, and copies it. */
export function builderHtml(page: BuilderPage): string {
  const { site, origin, language, venue, hasButton, files, nonce } = page;
  const words = builderWords[language];
  const other = language === 'de' ? 'en' : 'de';
  const integrity = (file: DeployedFile) => `integrity="${file.integrity}" crossorigin="anonymous"`;
  const title = `${words.title} | ${site.name}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="${files.styles.url}" ${integrity(files.styles)}>
<script async src="/embed.js" nonce="${nonce}"></script>
<script type="module" src="${files.script.url}" ${integrity(files.script)} nonce="${nonce}"></script>
</head>
<body class="builder">
<header class="top"><a class="home" href="/">${escaped(site.name)}</a>
<a class="other" href="/embed?lang=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a></header>
<main>
<div class="intro"><h1>${words.title}</h1><p>${words.intro}</p>
<noscript><p class="note">${words.needsScript}</p></noscript></div>
<form id="settings" class="settings" aria-label="${words.settings}" autocomplete="off">
${settings(page, words)}
</form>
<section class="shown" aria-labelledby="preview-title">
<div class="heading"><h2 id="preview-title">${words.preview}</h2><p>${words.previewHint}</p></div>
<div class="stage" id="stage" tabindex="0" role="region" aria-labelledby="preview-title">
<div class="around" aria-hidden="true" data-for-mode="button popup"${hasButton ? '' : ' hidden'}><i></i><i></i><i></i><i></i></div>
</div>
</section>
<section class="taken" aria-labelledby="code-title">
<div class="heading"><h2 id="code-title">${words.code}</h2></div>
${segments('kind', words.code, [
  ['html', words.html],
  ['react', words.react],
  ['wordpress', words.wordpress],
  ['tag-manager', words.tagManager],
])}
${copied('code', words, escaped(shortSnippet(origin, venue)))}
<p class="hint" data-for-kind="html">${words.htmlHint}</p>
<p class="hint" data-for-kind="react" hidden>${words.reactHint}</p>
<p class="hint" data-for-kind="wordpress" hidden>${words.wordpressHint}
<a href="/embed/foyer-booking.zip" download>${words.plugin}</a></p>
<p class="hint" data-for-kind="tag-manager" hidden>${words.tagManagerHint}</p>
</section>
<div class="further">
${websites(page, words)}
<section aria-labelledby="policy-title"><h2 id="policy-title">${words.policy}</h2><p>${words.policyIntro}</p>
${copied(
  'policy',
  words,
  policyLines(origin, page.configuration)
    .map((line) => `${escaped(line.join(' '))};`)
    .join('\n'),
)}
<p class="hint">${words.policyStyles}</p><p class="hint">${words.policyTypes}</p></section>
<section aria-labelledby="trouble-title"><h2 id="trouble-title">${words.trouble}</h2><p>${words.troubleText}</p></section>
</div>
</main>
<script type="application/json" id="facts">${scriptSafe(JSON.stringify(factsOf(page, words)))}</script>
</body>
</html>
`;
}

const settings = ({ site, venue, hasButton }: BuilderPage, words: BuilderWords): string => `
<div class="field venue"><label for="venue-name">${words.venue}</label>
<input id="venue-name" role="combobox" aria-expanded="false" aria-controls="venues" aria-autocomplete="list"
 spellcheck="false" value="${escaped(venue.title)}">
<input type="hidden" id="venue-alias" value="${escaped(venue.alias)}">
<ul id="venues" class="venues" role="listbox" aria-label="${words.venue}" hidden></ul>
<p id="venue-status" class="said" role="status"></p></div>
${segments('mode', words.mode, [
  ['inline', words.inline],
  ['button', words.button],
  ['popup', words.popup],
])}
<div data-for-mode="button popup"${hasButton ? '' : ' hidden'}><div class="field"><label for="label">${words.label}</label>
<input id="label" name="label" maxlength="60" aria-describedby="label-hint"></div>
<p class="hint" id="label-hint">${words.labelHint}</p></div>
<fieldset><legend>${words.meeting}</legend><div class="pair">
${select('type', words.type, [
  ['', words.both],
  ['room', words.rooms],
  ['package', words.packages],
])}
<div class="field"><label for="delegates">${words.delegates}</label>
<input id="delegates" name="delegates" type="number" min="1" max="99999" inputmode="numeric" placeholder="${words.open}"></div>
${select('language', words.language, [
  ['', words.ofThePage],
  ...site.languages.map((id): Option => [id, languageOf(id)?.ownName ?? id]),
])}
${select('checkout', words.checkout, [
  ['here', words.here],
  ['tab', words.tab],
])}</div></fieldset>
<fieldset><legend>${words.look}</legend><div class="pair">
${select('scheme', words.scheme, [
  ['', words.ofThePage],
  ['light', words.light],
  ['dark', words.dark],
  ['auto', words.auto],
])}
${select('radius', words.corners, [
  ['', words.ofTheSite],
  ['0px', words.square],
  ['4px', words.slight],
  ['8px', words.round],
  ['14px', words.veryRound],
])}</div>
<div class="accent"><label><input type="checkbox" id="own-accent" name="own-accent" value="yes">${words.ownAccent}</label>
<input type="color" id="accent" name="accent" value="#7a1230" aria-label="${words.accent}" aria-describedby="accent-note"></div>
<p class="hint" id="accent-note" role="status"></p></fieldset>`;

function websites({ site, configuration }: BuilderPage, words: BuilderWords): string {
  const origins = [...new Set([...site.embedOrigins, ...(configuration.embedOrigins ?? [])])];
  return `<section aria-labelledby="websites-title"><h2 id="websites-title">${words.websites}</h2>
<p>${origins.length > 0 ? words.websitesIntro : words.websitesNone}</p>
${origins.length > 0 ? `<ul class="origins">${origins.map((one) => `<li><code>${escaped(one)}</code></li>`).join('')}</ul>` : ''}
<p class="hint">${words.websitesMend}</p></section>`;
}

const select = (name: string, label: string, options: readonly Option[]): string =>
  `<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${options
    .map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`)
    .join('')}</select></div>`;

/** Radio buttons in a row; the first is chosen. */
const segments = (name: string, legend: string, options: readonly Option[]): string =>
  `<fieldset class="segments"><legend>${legend}</legend><div>${options
    .map(
      ([value, text], at) =>
        `<label><input type="radio" name="${name}" value="${value}" form="settings"${at === 0 ? ' checked' : ''}>` +
        `<span>${text}</span></label>`,
    )
    .join('')}</div></fieldset>`;

/** A text with a button that copies it. */
const copied = (id: string, words: BuilderWords, text: string): string =>
  `<div class="copied"><pre tabindex="0" id="${id}">${text}</pre><p><button type="button" data-copies="${id}">${
    words.copy
  }</button><span role="status"></span></p></div>`;

/** For those without scripts; the page’s script writes it anew. */
const shortSnippet = (origin: string, { alias, title }: BuilderPage['venue']): string =>
  `<script async src="${origin}/embed.js"></script>
<foyer-booking venue="${alias}">
  <a href="${origin}/${alias}">${title}</a>
</foyer-booking>`;

const factsOf = ({ site, origin, language }: BuilderPage, words: BuilderWords) => ({
  origin,
  language,
  // A tag without a language has that of the site.
  prefixes: Object.fromEntries(site.languages.map((id) => [id, pathOf(id, '').replace(/\/$/, '')])),
  words: {
    copied: words.copied,
    notCopied: words.notCopied,
    none: words.none,
    failed: words.failed,
    found: words.found,
    hardLight: words.hardLight,
    hardDark: words.hardDark,
  },
});
