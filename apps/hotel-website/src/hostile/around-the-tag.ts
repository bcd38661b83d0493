import type { Kit } from '../page.ts';
import { inline, type HostilePage, rules } from './hostile-page.ts';

const button = 'venue="grand-harbour-hotel" mode="button"';
const popup = 'venue="grand-harbour-hotel" mode="popup"';
const opener = 'Book a meeting room';
const queryOf = (meeting: Kit['meeting']) =>
  meeting.map(([name, value]) => `${name}=${value}`).join('&amp;');

const sandboxed = ({ meeting }: Kit, allowed: string) => ({
  loader: '',
  place: `<iframe name="meetings" title="Meetings" sandbox="${allowed}"
src="/hostile/css-reset?${queryOf(meeting)}">
</iframe>`,
  head: rules('iframe { width: 100%; height: 700px; border: 0 }'),
});

/** Elements around the tag that cut it off, move it or hide it at first. */
export const aroundTheTag: readonly HostilePage[] = [
  {
    name: 'transform',
    hostility: 'An ancestor has a <code>transform</code>: it becomes the frame of what is fixed.',
    outcome: 'booking',
    press: opener,
    parts: ({ tag }) => ({
      place: `<div class="turned">${tag(popup)}</div>`,
      head: rules(
        '.turned { transform: rotate(.5deg) scale(.98); filter: contrast(1.01); contain: paint; min-height: 200px }',
      ),
    }),
  },
  {
    name: 'overflow-hidden',
    hostility: 'An ancestor is 90 pixels high and shows nothing outside of it.',
    outcome: 'booking',
    press: opener,
    parts: ({ tag }) => ({
      place: `<div class="low">${tag(button)}</div>`,
      head: rules('.low { overflow: hidden; height: 90px; position: relative; z-index: 0 }'),
    }),
  },
  {
    name: 'covered',
    hostility: 'A bar of the page has the highest <code>z-index</code> that exists.',
    outcome: 'booking',
    press: opener,
    parts: ({ tag }) => ({
      place: tag(button),
      head: rules(
        `.top { position: sticky; top: 0; z-index: 2147483647 }
.bottom { position: fixed; bottom: 0; left: 0; right: 0; z-index: 2147483647 }`,
      ),
    }),
  },
  {
    name: 'flex-row',
    hostility:
      'The tag is an item in a row of flexible boxes, whose size is that of their content.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      place: `<div class="row"><p>Margit answers the telephone.</p>${tag()}</div>`,
      head: rules(
        '.row { display: flex; align-items: center; gap: 16px } .row p { width: 120px; flex: none }',
      ),
    }),
  },
  {
    name: 'shrinks',
    hostility:
      'The tag stands in a box that is as wide as its content: <code>float</code>, <code>fit-content</code>.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      place: `<div class="shrinks">${tag()}</div>`,
      head: rules(
        '.shrinks { float: left; width: fit-content; max-width: 100% } .rooms { clear: both }',
      ),
    }),
  },
  {
    name: 'narrow-column',
    hostility: 'The tag stands in a column of 300 pixels in a wide window.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      place: `<div class="narrow">${tag()}</div>`,
      head: rules('.narrow { width: 300px }'),
    }),
  },
  {
    name: 'closed-dialog',
    hostility:
      'The tag stands in a <code>&lt;dialog&gt;</code> of the page that is closed at first.',
    outcome: 'booking',
    press: 'Plan a meeting',
    parts: ({ tag }) => ({
      place: `<button type="button" id="opens">Plan a meeting</button>
<dialog id="own-dialog" aria-label="Meetings"><form method="dialog"><button>Close</button></form>${tag()}</dialog>`,
      head: rules('#own-dialog { width: min(1000px, 90vw); max-height: 90vh }'),
      end: inline(
        'document.getElementById("opens").onclick = () => document.getElementById("own-dialog").showModal();',
      ),
    }),
  },
  {
    name: 'hidden-tab',
    hostility: 'The tag stands in a tab of the page that is hidden at first.',
    outcome: 'booking',
    press: 'Meetings tab',
    parts: ({ tag }) => ({
      place: `<div role="tablist"><button role="tab" type="button" id="one">Weddings tab</button>
<button role="tab" type="button" id="two">Meetings tab</button></div>
<div class="panel" id="weddings"><p>Ask Margit.</p></div><div class="panel" id="meetings" hidden="">${tag()}</div>`,
      end: inline(`for (const [tab, shown] of [['one', 'weddings'], ['two', 'meetings']])
  document.getElementById(tab).onclick = () => {
    for (const panel of document.querySelectorAll('.panel')) panel.hidden = panel.id !== shown;
  };`),
    }),
  },
  {
    name: 'closed-details',
    hostility: 'The tag stands in <code>&lt;details&gt;</code> that are closed at first.',
    outcome: 'booking',
    press: 'Meetings and rooms',
    parts: ({ tag }) => ({
      place: `<details><summary>Meetings and rooms</summary>${tag()}</details>`,
    }),
  },
  {
    name: 'shadow-root',
    hostility: 'The tag stands in the shadow root of a component of the page.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      place: `<hotel-section></hotel-section><template id="section">${tag()}</template>`,
      end: inline(`customElements.define('hotel-section', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).append(document.getElementById('section').content.cloneNode(true));
  }
});`),
    }),
  },
  {
    name: 'iframe',
    hostility: 'The tag stands in a frame of the page, which is a page of the same website.',
    outcome: 'booking',
    frame: 'meetings',
    parts: ({ meeting }) => ({
      loader: '',
      place: `<iframe name="meetings" title="Meetings" src="/hostile/css-reset?${queryOf(meeting)}"></iframe>`,
      head: rules('iframe { width: 100%; height: 700px; border: 0 }'),
    }),
  },
  {
    name: 'sandboxed-iframe',
    hostility:
      'The tag stands in a frame with <code>sandbox</code>, which has no origin: no website can allow it.',
    outcome: 'link',
    frame: 'meetings',
    parts: (kit) =>
      sandboxed(kit, 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'),
  },
  {
    name: 'sandboxed-tabs',
    hostility:
      'The same, and the tabs that the frame opens are sandboxed as well: no page of Foyer may be in them.',
    outcome: 'address',
    frame: 'meetings',
    parts: (kit) => sandboxed(kit, 'allow-scripts allow-forms allow-popups'),
  },
  {
    name: 'whole-page-form',
    hostility: 'The whole content of the page is one form, as older servers make it.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      place: `<form id="aspnetForm" method="post" action="/thanks" onsubmit="document.body.dataset.sent = 'yes'; return false">
<input type="hidden" name="__VIEWSTATE" value="dDwtMTI3" />${tag()}</form>`,
    }),
  },
  {
    name: 'stripped',
    hostility:
      'The editor of the page removes unknown elements: <code>&lt;div data-foyer-booking&gt;</code>.',
    outcome: 'booking',
    parts: ({ meeting, foyer }) => ({
      place: `<div data-foyer-booking="" data-venue="grand-harbour-hotel" ${meeting
        .map(([name, value]) => `data-${name}="${value}"`)
        .join(' ')}><a href="${foyer}/grand-harbour-hotel">Book a meeting room</a></div>`,
    }),
  },
];
