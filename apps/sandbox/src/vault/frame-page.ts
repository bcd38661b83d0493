import { sayIn } from '@foyer/i18n/server';
import { html, type Html, icon } from '../pages/page.ts';
import type { FrameQuery } from './frame-query.ts';
import { createFrameWords, type FrameWords, testCards } from './frame-words.ts';

/**
 * The page inside the frame. Its script's configuration is in data attributes, so that no script
 * has to be inline.
 */
export function framePage(query: FrameQuery, now: Date): Html {
  const words = createFrameWords(sayIn(query.language));
  return html`<!doctype html>
    <html
      class="merchant"
      lang="${query.language}"
      dir="${query.language === 'ar' ? 'rtl' : 'ltr'}"
      ${query.scheme === null ? null : html`data-scheme="${query.scheme}"`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${query.scheme ?? 'light dark'}" />
        <title>${words.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/pages/tokens.css" />
        <link rel="stylesheet" href="/assets/pages/base.css" />
        <link rel="stylesheet" href="/assets/vault/frame/frame.css" />
        <link rel="stylesheet" href="/vault/frame/look.css?host=${merchantOf(query)}" />
        ${modules.map((file) => html`<link rel="modulepreload" href="/assets/vault/${file}" />`)}
        <script type="module" src="/assets/vault/frame/frame.ts"></script>
      </head>
      <body
        data-parent="${query.parent.origin}"
        data-success="${query.successUrl}"
        data-failure="${query.failureUrl}"
        data-access-token="${query.accessToken}"
      >
        <main id="frame">
          <form id="card" aria-label="${words.title}" novalidate>
            ${numberField(words)}
            <div class="pair">${validUntilField(words)} ${query.asksCode && codeField(words)}</div>
            ${nameField(words)}
            <p class="caption with-icon kept">
              ${icon('lock', 's')}<span id="status" role="status" data-working="${words.working}"
                >${words.kept}</span
              >
            </p>
            ${testCardChoice(words, now)}
          </form>
          ${confirmation(words, query.brand)}
        </main>
      </body>
    </html>`;
}

/** The frame returns to the merchant's own site, also from a tag on another website. */
const merchantOf = ({ successUrl }: FrameQuery): string =>
  encodeURIComponent(new URL(successUrl).hostname);

const modules: readonly string[] = ['card-number.ts', 'valid-until.ts', 'frame/card-fields.ts'];

const numberField = (words: FrameWords): Html =>
  field({
    id: 'number',
    label: words.number,
    hint: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    numeric: true,
    errors: { missing: words.numberMissing, wrong: words.numberWrong },
    end: html`<output class="network" id="network" for="number"></output>`,
  });

const validUntilField = (words: FrameWords): Html =>
  field({
    id: 'valid-until',
    label: words.validUntil,
    hint: words.validUntilHint,
    autocomplete: 'cc-exp',
    numeric: true,
    errors: {
      missing: words.validUntilMissing,
      wrong: words.validUntilWrong,
      past: words.validUntilPast,
    },
  });

const codeField = (words: FrameWords): Html =>
  field({
    id: 'code',
    label: words.code,
    hint: words.codeHint3,
    autocomplete: 'cc-csc',
    numeric: true,
    errors: {
      missing: words.codeMissing,
      wrong3: words.codeWrong3,
      wrong4: words.codeWrong4,
      hint3: words.codeHint3,
      hint4: words.codeHint4,
    },
  });

const nameField = (words: FrameWords): Html =>
  field({
    id: 'name',
    label: words.name,
    hint: '',
    autocomplete: 'cc-name',
    numeric: false,
    errors: { missing: words.nameMissing },
  });

type Field = {
  id: string;
  label: string;
  hint: string;
  autocomplete: string;
  numeric: boolean;
  errors: Readonly<Record<string, string>>;
  end?: Html;
};

const field = ({ id, label, hint, autocomplete, numeric, errors, end }: Field): Html =>
  html`<div class="entry">
    <div class="field">
      <label for="${id}">${label}</label
      ><input
        id="${id}"
        name="${id}"
        autocomplete="${autocomplete}"
        placeholder="${hint}"
        spellcheck="false"
        autocapitalize="${numeric ? 'off' : 'words'}"
        ${numeric ? html`inputmode="numeric"` : null}
        required
        aria-describedby="${id}-note"
        ${Object.entries(errors).map(([name, text]) => html` data-${name}="${text}"`)}
      />${end ?? null}
    </div>
    <p class="field-note" id="${id}-note" aria-live="polite" hidden>
      ${icon('alert')}<span></span>
    </p>
  </div>`;

const testCardChoice = (words: FrameWords, now: Date): Html =>
  html`<details class="tests">
    <summary>${words.testCards}</summary>
    <p class="caption">${words.testCardsWhy}</p>
    <ul>
      ${testCards.map(
        ({ number, word }) =>
          html`<li>
            <button
              type="button"
              data-test-card="${number}"
              data-test-until="12 / ${String(now.getUTCFullYear() + 3).slice(-2)}"
            >
              <span class="num">${number}</span><span class="caption">${words[word]}</span>
            </button>
          </li>`,
      )}
    </ul>
  </details>`;

const confirmation = (words: FrameWords, brand: string): Html =>
  html`<section id="confirmation" aria-labelledby="confirm-title" hidden>
    <div class="mark">${icon('bank')}</div>
    <h1 class="h3" id="confirm-title" tabindex="-1">${words.confirmTitle}</h1>
    <p class="muted">${words.confirmWhy}</p>
    <dl>
      ${
        brand !== '' &&
        html`<div>
          <dt>${words.confirmFor}</dt>
          <dd>${brand}</dd>
        </div>`
      }
      <div>
        <dt>${words.confirmCard}</dt>
        <dd class="num" id="confirm-card"></dd>
      </div>
    </dl>
    <div class="actions">
      <button class="btn btn--primary" type="button" id="confirm">${words.confirm}</button
      ><button class="btn btn--quiet" type="button" id="cancel">${words.cancel}</button>
    </div>
  </section>`;
