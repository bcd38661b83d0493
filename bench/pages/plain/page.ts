import './page.css';

// The whole behaviour of the plain page: no library, no build step beyond minifying.
const form = document.querySelector<HTMLFormElement>('#meeting');
if (form) bring(form);

type Wire = {
  meeting_rooms: readonly {
    id: string;
    available: unknown;
    correct_price: { total_price: number; price_category: string } | null;
  }[];
  packages: readonly {
    title: string;
    description: string;
    package_length: number;
    package_min: number;
    package_max: number;
    calculated_prices: { price_vat: number } | null;
  }[];
};

function bring(form: HTMLFormElement): void {
  const { venue = '', zone = 'UTC', currency = 'EUR' } = document.body.dataset;
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const field = (name: string) =>
    form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const cards = [...document.querySelectorAll<HTMLElement>('#room-cards > li')].map((card) => ({
    card,
    min: Number(card.dataset['min']),
    max: Number(card.dataset['max']),
    free: card.dataset['free'] === '1',
    seats: JSON.parse(card.dataset['seats'] ?? '{}') as Record<string, number>,
    total: card.querySelector('.total'),
  }));

  const showSuitable = () => {
    const delegates = Number(field('delegates').value) || 1;
    const layout = field('layout').value;
    let listed = 0;
    for (const { card, min, max, free, seats } of cards) {
      const suits =
        free &&
        min <= delegates &&
        delegates <= max &&
        (layout === '_none' || (seats[layout] ?? 0) >= delegates);
      if (suits) listed += 1;
      if (card.hidden === suits) card.hidden = !suits;
    }
    const count = find('#count');
    if (count)
      count.textContent = `Showing ${listed} out of ${cards.length} rooms suitable for criteria`;
  };

  const hours = (): number =>
    ({ overnight: 24, twodays: 36 })[field('length').value] ?? Number(field('length').value);
  const wall = (name: string) =>
    new Date(`${field(`${name}-date`).value}T${field(`${name}-time`).value}Z`);
  const write = (name: string, at: Date) => {
    field(`${name}-date`).value = at.toISOString().slice(0, 10);
    field(`${name}-time`).value = at.toISOString().slice(11, 16);
  };
  /** Seconds of a local time at the venue. */
  const instant = (at: Date) => {
    const there = new Date(`${at.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`);
    return (2 * at.getTime() - there.getTime()) / 1000;
  };

  let asked = new AbortController();
  const ask = async () => {
    asked.abort();
    asked = new AbortController();
    const query = new URLSearchParams({
      start: String(instant(wall('start'))),
      end: String(instant(wall('end'))),
      lang: 'en',
      delegates: field('delegates').value,
      mt_length: field('length').value,
      layout: field('layout').value,
    });
    const code = field('discount').value.trim();
    if (code) query.set('discount_code', code);
    history.replaceState(null, '', `?${query}`);
    try {
      const answer = await fetch(`/apiv2/availability/${venue}?${query}`, { signal: asked.signal });
      if (answer.ok) show((await answer.json()) as Wire, code);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
  const show = (answer: Wire, code: string) => {
    const rooms = new Map(answer.meeting_rooms.map((room) => [room.id, room]));
    for (const entry of cards) {
      const room = rooms.get(entry.card.dataset['id'] ?? '');
      entry.free = room?.available === 1 || room?.available === '1' || room?.available === true;
      if (entry.total)
        entry.total.textContent = room?.correct_price
          ? money.format(room.correct_price.total_price)
          : 'Enquiry';
    }
    showSuitable();
    const list = find('#package-cards');
    list?.replaceChildren(...answer.packages.slice(0, 20).map(packageCard));
    const found = answer.meeting_rooms.some((room) =>
      room.correct_price?.price_category.startsWith('disc'),
    );
    const note = find('#discount-note');
    if (note)
      note.textContent =
        code === ''
          ? ''
          : found
            ? 'Prices with this code are shown.'
            : 'There are no rooms with this discount code.';
  };
  const packageCard = (entry: Wire['packages'][number]) => {
    const item = document.createElement('li');
    const title = document.createElement('h3');
    const words = document.createElement('p');
    const total = document.createElement('p');
    title.textContent = entry.title;
    words.textContent = `${entry.package_min}–${entry.package_max} people. ${entry.description}`;
    total.textContent = entry.calculated_prices
      ? `${money.format(entry.calculated_prices.price_vat / 100)} per person`
      : 'Enquiry';
    total.className = 'total';
    item.append(title, words, total);
    return item;
  };

  const step = (by: number) => {
    field('delegates').value = String(Math.max(1, (Number(field('delegates').value) || 1) + by));
    showSuitable();
  };
  form.querySelector('[aria-label="One attendee more"]')?.addEventListener('click', () => step(1));
  form
    .querySelector('[aria-label="One attendee fewer"]')
    ?.addEventListener('click', () => step(-1));
  find('#apply')?.addEventListener('click', () => void ask());
  let typing: ReturnType<typeof setTimeout>;
  field('delegates').addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(showSuitable, 300);
  });
  const wantsPackages = () =>
    form.querySelector<HTMLInputElement>('[name=type]:checked')?.value === 'package';
  const showKind = () => {
    find('#rooms')?.toggleAttribute('hidden', wantsPackages());
    find('#packages')?.toggleAttribute('hidden', !wantsPackages());
    void ask();
  };
  // A visitor may have changed the form before this script ran.
  if (wantsPackages()) showKind();
  if (field('delegates').value !== field('delegates').defaultValue) showSuitable();
  form.addEventListener('change', ({ target }) => {
    const name =
      target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
    if (name === 'layout') showSuitable();
    if (name === 'type') showKind();
    if (name.startsWith('start-') || name === 'length')
      write('end', new Date(wall('start').getTime() + hours() * 3_600_000));
    if (name.startsWith('end-')) {
      const length = (wall('end').getTime() - wall('start').getTime()) / 3_600_000;
      const known = [...field('length').options].some((option) => option.value === String(length));
      if (known) field('length').value = String(length);
    }
    if (name.startsWith('start-') || name.startsWith('end-') || name === 'length') void ask();
  });
}
