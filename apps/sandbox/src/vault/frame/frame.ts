import { type Card, createCardFields } from './card-fields.ts';

type ToParent =
  | { type: 'ready' }
  | { type: 'frameDimensionsChanged'; height: number }
  | { type: 'valid'; valid: boolean }
  /**
   * The bank's step has replaced the form, or ended: a parent that covers the frame must uncover
   * it.
   */
  | { type: 'confirmation'; open: boolean };

type FromParent = 'validate' | 'submit';

/**
 * Exchanges messages with the embedding page: only with that window, only while it has that origin.
 */
function openParentChannel(
  parentOrigin: string,
  hear: (message: FromParent) => void,
): (message: ToParent) => void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== parentOrigin) return;
    const message = readMessage(event.data);
    if (message !== null) hear(message);
  });
  return (message) => window.parent.postMessage(message, parentOrigin);
}

function readMessage(data: unknown): FromParent | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return data.type === 'validate' || data.type === 'submit' ? data.type : null;
}

type Stored =
  | { kind: 'stored'; cardToken: string }
  | { kind: 'confirm'; confirmationId: string }
  | { kind: 'failed' };

/**
 * Sends the card to the vault. Twenty seconds without an answer, or a malformed answer, is a
 * failure.
 */
const storeCard = (card: Card, accessToken: string): Promise<Stored> =>
  send('/vault/cards', { ...card, accessToken });

const confirmCard = (confirmationId: string): Promise<Stored> =>
  send('/vault/confirmations', { confirmationId });

async function send(path: string, body: object): Promise<Stored> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { kind: 'failed' };
    if ('cardToken' in answer && typeof answer.cardToken === 'string')
      return { kind: 'stored', cardToken: answer.cardToken };
    if ('confirmationId' in answer && typeof answer.confirmationId === 'string')
      return { kind: 'confirm', confirmationId: answer.confirmationId };
    return { kind: 'failed' };
  } catch {
    // No network, timeout, or no JSON: all lead to the parent's failure address.
    return { kind: 'failed' };
  }
}

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
