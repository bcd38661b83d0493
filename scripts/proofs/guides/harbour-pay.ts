import { createServer, type IncomingMessage } from 'node:http';

type Payment = {
  payment: string;
  reference: string;
  card: string;
  value: number;
  currency: string;
  state: 'held' | 'refused' | 'released';
};

/** The token is what was typed, so that a test says what becomes of the card. */
const cardForm = `<!doctype html><html lang="en"><title>Card</title>
<label>Harbour card <input></label>
<script>
  const query = new URLSearchParams(location.search);
  const say = (message) => parent.postMessage(message, query.get('parent'));
  addEventListener('message', ({ data, origin }) => {
    if (origin !== query.get('parent')) return;
    const card = document.querySelector('input').value;
    if (data.type === 'validate') say({ type: 'valid', valid: card !== '' });
    if (data.type === 'submit') location = query.get('successUrl').replace('{cardToken}', card);
  });
  say({ type: 'ready' });
</script></html>`;

/** The provider of the guide, as a party of its own over HTTP: card form, payments, releases. */
export async function startHarbourPay() {
  const payments: Payment[] = [];
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.startsWith('/vault/frame'))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(cardForm);
    if (method === 'DELETE') {
      const id = decodeURIComponent(url.split('/').at(-1) ?? '');
      for (const payment of payments)
        if ((payment.payment === id || payment.reference === id) && payment.state === 'held')
          payment.state = 'released';
      return void answer(200, {});
    }
    if (method !== 'POST' || url !== '/payments') return void answer(404, {});
    void bodyOf(request).then(({ reference, card, value, currency }) => {
      const known = payments.find((payment) => payment.reference === reference);
      if (known) return answer(200, known);
      const made: Payment = {
        payment: `pay-${payments.length + 1}`,
        reference,
        card,
        value,
        currency,
        state: card === 'refused' ? 'refused' : 'held',
      };
      payments.push(made);
      return answer(200, made);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    payments,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Omit<Payment, 'payment' | 'state'>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Omit<Payment, 'payment' | 'state'>;
}
