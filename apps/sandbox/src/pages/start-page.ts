import type { FastifyInstance } from 'fastify';
import { type Faults, modesOf, parties } from '../faults/faults.ts';
import { testCards } from '../vault/frame-words.ts';
import { html, type Html, icon, sendPage } from './page.ts';

const modeWords = {
  ok: 'As usual',
  slow: 'Slow',
  fail: 'Answers with an error',
  refuse: 'Hangs up',
  conflict: 'Finds rooms taken',
  lie: 'Answers nonsense',
} as const;
const partyWords = {
  vault: 'Card vault',
  mail: 'Mail server',
  property: 'Hotel property system',
  office: 'Serviced-office operator',
  translation: 'Translation',
  location: 'Countries of addresses',
} as const;

/** `GET /`: what this is, and links. */
export async function startPageRoutes(
  app: FastifyInstance,
  { faults }: { faults: Faults },
): Promise<void> {
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'Stand-ins',
      body: startPage(faults),
      script: '/assets/pages/fault-switches.ts',
    }),
  );
}

const startPage = (faults: Faults): Html =>
  html`<div class="intro">
      <h1 class="h1">Stand-ins for outside parties</h1>
      <p class="lead muted">
        A card vault, a hotel property system, an office operator, a translator, a service that
        knows countries of addresses, and a mail server, spoken to over real HTTP and SMTP. No card
        is charged, no mail leaves this machine, and everything is forgotten when it stops.
      </p>
    </div>
    <div class="tiles">
      <a class="tile" href="/inbox"
        >${icon('mail')}<span
          ><span class="strong">Inbox</span
          ><span class="muted"
            >Every mail that was sent, with its attachments. For programs: /inbox.json?to=…</span
          ></span
        ></a
      >
      <a class="tile" href="/vault/authorizations"
        >${icon('card')}<span
          ><span class="strong">Authorisations</span
          ><span class="muted">What the vault reserved and gave back, cards masked.</span></span
        ></a
      >
      <a class="tile" href="/property/reservations"
        >${icon('calendar')}<span
          ><span class="strong">Rooms of the hotel</span
          ><span class="muted">What the property system keeps and has booked.</span></span
        ></a
      >
      <a class="tile" href="/office/reservations"
        >${icon('calendar')}<span
          ><span class="strong">Rooms of the offices</span
          ><span class="muted">What the operator keeps and has booked.</span></span
        ></a
      >
    </div>
    <section aria-labelledby="cards">
      <h2 class="h2" id="cards">Test cards</h2>
      <p class="muted">Any date to come, any code. Other correct numbers are accepted too.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          ${testCards.map(
            ({ number, meaning }) =>
              html`<tr>
                <th scope="row" class="num">${number}</th>
                <td>${meaning}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    <section aria-labelledby="faults">
      <h2 class="h2" id="faults">Faults</h2>
      <p class="muted">
        Tell a party to misbehave and see how the product takes it. For programs: POST /faults
        {party, mode, ms?}
      </p>
      <div class="switches">${parties.map((party) => faultSwitch(party, faults))}</div>
      <p class="caption" id="fault-status" role="status"></p>
    </section>`;

const faultSwitch = (party: (typeof parties)[number], faults: Faults): Html =>
  html`<fieldset data-party="${party}">
    <legend class="strong">${partyWords[party]}</legend>
    ${modesOf[party].map(
      (mode) =>
        html`<label
          ><input
            type="radio"
            name="${party}"
            value="${mode}"
            ${faults.of(party).mode === mode && html`checked`}
          /><span>${modeWords[mode]}</span></label
        >`,
    )}
  </fieldset>`;
