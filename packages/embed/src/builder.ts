/** The page `/embed` of a host: whoever pastes a tag chooses what it is, and sees it meanwhile. */
import './builder/builder.css';
import { hardToReadOn } from './builder/accent.ts';
import { type SnippetKind, snippetKinds, snippetOf } from './builder/snippets.ts';
import { attributesOf, lookOf, type TagSetup } from './builder/tag-setup.ts';
import { type ListedVenue, startVenueField } from './builder/venue-field.ts';
import { copyText } from './copy-text.ts';
import { wordsIn } from './tag/words.ts';

/** What the front door writes into the page. */
type PageFacts = {
  origin: string;
  /** Language of the page. */
  language: string;
  /** Beginning of a path by the language of the tag: `''` or `/de`. */
  prefixes: Readonly<Record<string, string>>;
  words: Readonly<
    Record<'copied' | 'notCopied' | 'none' | 'failed' | 'found' | 'hardLight' | 'hardDark', string>
  >;
};

const found = <Kind extends Element>(id: string, kind: abstract new () => Kind): Kind => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`);
  return element;
};

const facts = JSON.parse(found('facts', HTMLScriptElement).text) as PageFacts;
const form = found('settings', HTMLFormElement);
const venue = found('venue-alias', HTMLInputElement);
const venueName = found('venue-name', HTMLInputElement);
const code = found('code', HTMLElement);
const tag = document.createElement('foyer-booking');
const accent = found('accent', HTMLInputElement);
const note = found('accent-note', HTMLElement);

const chosen = (name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

function setupNow(): TagSetup {
  const language = chosen('language');
  const label = chosen('label').trim();
  return {
    host: facts.origin,
    venue: venue.value,
    mode: chosen('mode'),
    label,
    type: chosen('type'),
    delegates: /^[1-9]\d{0,4}$/.test(chosen('delegates')) ? chosen('delegates') : '',
    language,
    checkout: chosen('checkout'),
    scheme: chosen('scheme'),
    accent: chosen('own-accent') === '' ? '' : chosen('accent'),
    radius: chosen('radius'),
    link: {
      href: `${facts.origin}${facts.prefixes[language] ?? ''}/${venue.value}`,
      text: label || wordsIn(language || facts.language).book,
    },
  };
}

const kindNow = (): SnippetKind =>
  snippetKinds.find((kind) => kind === chosen('kind')) ?? snippetKinds[0];

/** Says what the settings are, at once. */
function write(): void {
  const setup = setupNow();
  code.textContent = snippetOf(kindNow(), setup);
  for (const element of document.querySelectorAll<HTMLElement>('[data-for-kind]'))
    element.hidden = element.dataset['forKind'] !== kindNow();
  for (const element of document.querySelectorAll<HTMLElement>('[data-for-mode]'))
    element.hidden = !element.dataset['forMode']?.split(' ').includes(setup.mode);
  const hard = setup.accent === '' ? [] : hardToReadOn(setup.accent, setup.scheme);
  note.textContent = hard
    .map((ground) => facts.words[ground === 'light' ? 'hardLight' : 'hardDark'])
    .join(' ');
  keepInAddress();
}

/** The tag of the preview gets what the snippet says, and is asked for only once it is quiet. */
function preview(): void {
  const setup = setupNow();
  const wanted = new Map(attributesOf(setup));
  for (const name of tag.getAttributeNames())
    if (name !== 'style' && !wanted.has(name)) tag.removeAttribute(name);
  for (const [name, value] of wanted)
    if (tag.getAttribute(name) !== value) tag.setAttribute(name, value);
  const look = new Map(lookOf(setup));
  const before = [...tag.style];
  for (const name of before) if (!look.has(name)) tag.style.removeProperty(name);
  for (const [name, value] of look) tag.style.setProperty(name, value);
}

/** A reload, and whoever gets the address, sees the same. */
function keepInAddress(): void {
  const query = new URLSearchParams();
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang !== null) query.set('lang', lang);
  query.set('venue', venue.value);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== defaults.get(name)) query.set(name, value);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}

/** Puts the settings of the address into the form. */
function readAddress(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value;
  }
}

const loadVenues = async (): Promise<readonly ListedVenue[]> => {
  const answer = await fetch(`/apiv2/venues?lang=${encodeURIComponent(facts.language)}`);
  if (!answer.ok) throw new Error(`the venues were answered with ${answer.status}`);
  const venues = (await answer.json()) as readonly ListedVenue[];
  return venues.toSorted((one, other) => one.title.localeCompare(other.title, facts.language));
};

const defaults = new FormData(form);
let waiting: ReturnType<typeof setTimeout> | undefined;
readAddress();
write();
preview();
// With all that it says: what is shown first is what was asked for.
found('stage', HTMLElement).append(tag);
// The choice of a snippet belongs to the form, but stands beside the snippet.
document.addEventListener('input', ({ target }) => {
  const isSetting =
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    target.form === form;
  if (!isSetting) return;
  if (target === accent) found('own-accent', HTMLInputElement).checked = true;
  write();
  clearTimeout(waiting);
  waiting = setTimeout(preview, 250);
});
form.addEventListener('submit', (event) => event.preventDefault());
startVenueField({
  input: venueName,
  list: found('venues', HTMLElement),
  status: found('venue-status', HTMLElement),
  load: loadVenues,
  words: {
    none: facts.words.none,
    failed: facts.words.failed,
    found: (count) => facts.words.found.replace('#', String(count)),
  },
  pick: ({ alias }) => {
    venue.value = alias;
    write();
    preview();
  },
});
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]'))
  button.addEventListener('click', () => {
    const text = found(button.dataset['copies'] ?? '', HTMLElement).textContent;
    const said = button.parentElement?.querySelector('[role=status]');
    void copyText(text ?? '', button).then((copied) => {
      if (said) said.textContent = facts.words[copied ? 'copied' : 'notCopied'];
    });
  });
