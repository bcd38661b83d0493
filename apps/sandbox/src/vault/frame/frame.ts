import { createCardFields } from './card-fields.ts';
import { openParentChannel } from './parent-channel.ts';
import { confirmCard, storeCard, type Stored } from './store-card.ts';

const find = <E extends Element>(id: string, kind: new () => E): E => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no "${id}".`);
  return element;
};

const { parent = '', success = '', failure = '', accessToken = '' } = document.body.dataset;
const form = find('card', HTMLFormElement);
const status = find('status', HTMLElement);
const confirmation = find('confirmation', HTMLElement);
const fields = createCardFields(form);
let busy = false;

const tell = openParentChannel(parent, (message) => {
  if (busy) return;
  const card = fields.read();
  if (message === 'validate' || card === null) tell({ type: 'valid', valid: card !== null });
  else void store(card);
});

async function store(card: Parameters<typeof storeCard>[0]): Promise<void> {
  busy = true;
  form.inert = true;
  status.textContent = status.dataset.working ?? '';
  find('confirm-card', HTMLElement).textContent = `•••• ${card.number.slice(-4)}`;
  const stored = await storeCard(card, accessToken);
  if (stored.kind === 'confirm') askForConfirmation(stored.confirmationId);
  else leave(stored);
}

function askForConfirmation(confirmationId: string): void {
  form.hidden = true;
  confirmation.hidden = false;
  tell({ type: 'confirmation', open: true });
  find('confirm-title', HTMLElement).focus();
  const answer = (give: () => Promise<Stored>) => async (): Promise<void> => {
    confirmation.inert = true;
    tell({ type: 'confirmation', open: false });
    leave(await give());
  };
  find('confirm', HTMLButtonElement).addEventListener(
    'click',
    answer(() => confirmCard(confirmationId)),
    { once: true },
  );
  find('cancel', HTMLButtonElement).addEventListener(
    'click',
    answer(async () => ({ kind: 'failed' })),
    { once: true },
  );
}

/** The frame ends by navigating to the parent's own address, with the token where there is one. */
function leave(stored: Stored): void {
  location.replace(
    stored.kind === 'stored'
      ? success.replace(/(\{|%7B)cardToken(\}|%7D)/gi, encodeURIComponent(stored.cardToken))
      : failure,
  );
}

form.addEventListener('submit', (event) => {
  // Enter in a field only validates; the parent's button books.
  event.preventDefault();
  fields.read();
});
form.addEventListener('click', ({ target }) => {
  const choice = target instanceof Element ? target.closest<HTMLElement>('[data-test-card]') : null;
  if (choice !== null)
    fields.fill({
      number: choice.dataset.testCard ?? '',
      validUntil: choice.dataset.testUntil ?? '',
    });
});

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(find('frame', HTMLElement).getBoundingClientRect().height);
  if (height !== told) tell({ type: 'frameDimensionsChanged', height });
  told = height;
}).observe(find('frame', HTMLElement));

tell({ type: 'ready' });
