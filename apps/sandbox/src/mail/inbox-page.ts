import { html, type Html, icon } from '../pages/page.ts';
import { type Attachment, filesOf, type Message } from './mailbox.ts';

/** Of a phone, of most mails, and all there is. */
export const widths = ['320', '600', 'wide'] as const;
export const schemes = ['light', 'dark'] as const;
/** How the HTML of a message is shown. */
type View = { width: (typeof widths)[number]; scheme: (typeof schemes)[number] };

type Inbox = {
  messages: readonly Message[];
  to: string | undefined;
  opened: Message | 'missing' | null;
  view: View;
};

/** The list and the open message, beside it, or in its place on a narrow screen. */
export const inboxPage = ({ messages, to, opened, view }: Inbox): Html =>
  html`<div class="inbox" data-state="${opened === null ? 'list' : 'open'}">
    <section class="inbox__list" aria-labelledby="inbox-title">
      <h1 class="h2" id="inbox-title">Inbox</h1>
      <form action="/inbox" class="finder" role="search">
        <div class="field">
          <label for="to">Sent to</label
          ><input
            id="to"
            name="to"
            type="search"
            value="${to ?? ''}"
            placeholder="name@example.org"
            autocomplete="off"
          />
        </div>
        <button class="btn btn--quiet" type="submit">Show</button>
      </form>
      ${
        messages.length === 0
          ? nothingYet(to)
          : html`<ol class="mails">
              ${messages.map((message) => row(message, to, message === opened))}
            </ol>`
      }
    </section>
    <section class="inbox__open" aria-label="Message">
      ${opened === 'missing' ? missing : opened === null ? unopened(messages.length) : message(opened, to, view)}
    </section>
  </div>`;

const kept = (to: string | undefined): string =>
  to === undefined ? '' : `?to=${encodeURIComponent(to)}`;

const attachmentNote = (attachments: readonly Attachment[]): Html | null =>
  attachments.length === 0
    ? null
    : html`<span class="caption with-icon"
        >${icon(isCalendar(attachments) ? 'calendar' : 'file', 's')}${
          attachments.length === 1 ? '1 attachment' : `${attachments.length} attachments`
        }</span
      >`;

const row = (message: Message, to: string | undefined, current: boolean): Html =>
  html`<li>
    <a href="/inbox/${message.id}${kept(to)}" ${current && html`aria-current="true"`}>
      <span class="mails__top"
        ><span class="caption mails__to">${message.to.join(', ')}</span
        ><span class="caption num">${clockTime(message.receivedAt)}</span></span
      >
      <span class="strong mails__subject">${message.subject || '(no subject)'}</span
      ><span class="caption mails__start">${message.text.replace(/\s+/g, ' ').slice(0, 140)}</span>
      ${attachmentNote(filesOf(message))}</a
    >
  </li>`;

const nothingYet = (to: string | undefined): Html =>
  html`<div class="empty">
    ${icon('mail')}
    <p class="strong">${to === undefined ? 'No mail yet' : 'Nothing for this address'}</p>
    <p class="muted">
      ${
        to === undefined
          ? 'What the product sends arrives here, and nowhere else. Book a room or send an enquiry, ' +
            'then look again.'
          : html`No message went to ${to}. <a href="/inbox">Show all mail</a>`
      }
    </p>
  </div>`;

const unopened = (count: number): Html =>
  html`<div class="empty">
    ${icon('mail')}
    <p class="muted">
      ${count === 0 ? 'An open message is shown here.' : 'Choose a message to read it here.'}
    </p>
  </div>`;

const missing = html`<div class="empty">
  ${icon('alert')}
  <p class="strong">This message is gone</p>
  <p class="muted">
    The sandbox keeps its mail in memory and forgets it when it stops.
    <a href="/inbox">Back to the inbox</a>
  </p>
</div>`;

const message = (opened: Message, to: string | undefined, view: View): Html =>
  html`<a class="back" href="/inbox${kept(to)}">${icon('back', 's')}Inbox</a>
    <header class="letter">
      <h2 class="h2">${opened.subject || '(no subject)'}</h2>
      <dl>
        <div>
          <dt>From</dt>
          <dd>${opened.from}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>${opened.to.join(', ')}</dd>
        </div>
        ${
          opened.replyTo.length > 0 &&
          html`<div>
            <dt>Reply to</dt>
            <dd>${opened.replyTo.join(', ')}</dd>
          </div>`
        }
        <div>
          <dt>Received</dt>
          <dd>
            <time datetime="${opened.receivedAt.toISOString()}"
              >${opened.receivedAt.toISOString().slice(0, 10)},
              ${clockTime(opened.receivedAt)}</time
            >
          </dd>
        </div>
      </dl>
    </header>
    ${
      filesOf(opened).length > 0 &&
      html`<ul class="attachments" aria-label="Attachments">
        ${filesOf(opened).map((file) => attachmentLink(opened.id, file))}
      </ul>`
    }
    ${
      opened.html === null
        ? html`<pre class="plain">${opened.text}</pre>`
        : html`${viewSwitch(opened.id, to, view)}
            <div class="views">
              <iframe
                class="mail"
                data-width="${view.width}"
                data-scheme="${view.scheme}"
                src="/inbox/${opened.id}/html?scheme=${view.scheme}"
                title="${opened.subject || 'Message'}"
                sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              ></iframe>
              ${
                opened.text !== '' &&
                html`<section class="as-text" aria-label="As plain text">
                  <pre class="plain">${opened.text}</pre>
                </section>`
              }
            </div>`
    }`;

const widthNames = { '320': '320 px', '600': '600 px', wide: 'Wide' } as const;
const schemeNames = { light: 'Light', dark: 'Dark' } as const;

const viewSwitch = (id: string, to: string | undefined, view: View): Html =>
  html`<nav class="view-switch" aria-label="View">
    <span
      >${widths.map((width) => viewLink(id, to, { ...view, width }, widthNames[width], width === view.width))}</span
    ><span
      >${schemes.map((scheme) => viewLink(id, to, { ...view, scheme }, schemeNames[scheme], scheme === view.scheme))}</span
    >
  </nav>`;

function viewLink(
  id: string,
  to: string | undefined,
  view: View,
  label: string,
  isCurrent: boolean,
): Html {
  const address = new URLSearchParams({ ...(to === undefined ? {} : { to }), ...view });
  return html`<a href="/inbox/${id}?${address.toString()}" ${isCurrent && html`aria-current="true"`}
    >${label}</a
  >`;
}

const attachmentLink = (id: string, attachment: Attachment & { at: number }): Html =>
  html`<li>
    <a href="/inbox/${id}/attachments/${attachment.at}" download="${attachment.filename}"
      >${icon(isCalendar([attachment]) ? 'calendar' : 'file')}<span
        ><span class="strong">${attachment.filename}</span
        ><span class="caption"
          >${attachment.contentType}, ${size(attachment.content.byteLength)}</span
        ></span
      ></a
    >
  </li>`;

const isCalendar = (attachments: readonly Attachment[]): boolean =>
  attachments.some(({ contentType }) => contentType.startsWith('text/calendar'));
const clockTime = (at: Date): string => `${at.toISOString().slice(11, 16)} UTC`;
const size = (bytes: number): string =>
  bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`;
