/** A venue of the site. */
export type ListedVenue = { alias: string; title: string; city: string };

type VenueField = {
  input: HTMLInputElement;
  list: HTMLElement;
  /** Says how many there are, or why there are none. */
  status: HTMLElement;
  load: () => Promise<readonly ListedVenue[]>;
  words: { none: string; failed: string; found: (count: number) => string };
  pick: (venue: ListedVenue) => void;
};

/** As many as a list shows without becoming long. */
const most = 8;

/** A text field with suggestions (combobox): arrows move, Enter picks, Escape puts back what was. */
export function startVenueField({ input, list, status, load, words, pick }: VenueField): void {
  let loading: Promise<readonly ListedVenue[]> | null = null;
  let shown: readonly ListedVenue[] = [];
  let index = 0;
  let picked = input.value;

  const open = () => !list.hidden;
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const take = (venue: ListedVenue) => {
    picked = venue.title;
    input.value = picked;
    status.textContent = '';
    close();
    pick(venue);
  };
  const mark = () => {
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at !== index) continue;
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  };
  const show = async () => {
    try {
      // The next press tries again after a failure.
      const venues = await (loading ??= load());
      if (document.activeElement !== input) return;
      shown = matching(venues, input.value === picked ? '' : input.value).slice(0, most);
    } catch {
      // The field says so; what is chosen stays.
      loading = null;
      status.textContent = words.failed;
      return close();
    }
    index = 0;
    list.replaceChildren(...shown.map((venue, at) => optionOf(venue, `${list.id}-${at}`)));
    status.textContent = shown.length === 0 ? words.none : words.found(shown.length);
    list.hidden = shown.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (open()) mark();
  };

  input.addEventListener('focus', () => {
    input.select();
    void show();
  });
  input.addEventListener('click', () => {
    if (!open()) void show();
  });
  input.addEventListener('input', (event) => {
    // What is typed is no setting until a venue is picked.
    event.stopPropagation();
    void show();
  });
  input.addEventListener('blur', () => {
    input.value = picked;
    status.textContent = '';
    close();
  });
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[index];
    if (event.key === 'Escape') {
      input.value = picked;
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (open() && chosen) take(chosen);
    } else if (step !== undefined) {
      event.preventDefault();
      if (!open()) return void show();
      index = (index + step + shown.length) % shown.length;
      mark();
    }
  });
  // Before the field loses the focus.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const option = event.target instanceof Element && event.target.closest('[role=option]');
    const venue = option && shown[[...list.children].indexOf(option)];
    if (venue) take(venue);
  });
}

/** Every word of the text begins a word of the venue’s title or city, whatever its accents. */
export function matching(venues: readonly ListedVenue[], text: string): readonly ListedVenue[] {
  const wanted = wordsOf(text);
  return venues.filter((venue) => {
    const own = wordsOf(`${venue.title} ${venue.city}`);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function optionOf({ title, city }: ListedVenue, id: string): HTMLElement {
  const option = document.createElement('li');
  option.id = id;
  option.setAttribute('role', 'option');
  const name = document.createElement('span');
  name.textContent = title;
  const where = document.createElement('span');
  where.className = 'where';
  where.textContent = city;
  option.append(name, ' ', where);
  return option;
}
