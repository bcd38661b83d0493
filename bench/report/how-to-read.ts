/** The end of the page: what each number means, without reading the code. */
export const howToRead: readonly string[] = [
  '## How to read this',
  '',
  '- Numbers are medians of alternating runs (a b c, b c a, …), each in a fresh browser ' +
    'profile with its cache off. Compare ratios: times depend on the machine and on who else ' +
    'uses it; the load average beside each part says how quiet it was.',
  '- **Slow phone**: 412 × 823 at 1.75, CPU slowed down 4 times, slow 4G as DevTools applies ' +
    'it (1.44 Mbit/s down, 0.675 up, 562.5 ms added to each request, HTTP/1.1).',
  '- **Bytes** are what came over the wire, headers included. *Code* is the page, scripts and ' +
    'style sheets (words and first data are in the page); *all* adds pictures and calls until ' +
    'the page came to rest.',
  '- **First paint** (FCP) and **largest paint** (LCP) are the browser’s own entries. **Form ' +
    'seen** is the end of the first frame that shows the form’s own controls: the attendees’ ' +
    'number and its +, visible, in a form, and not hidden from screen readers as skeletons are. ' +
    'These, the bytes and the blocking time come from loads without any press.',
  '- **Pressed and answered**: from the start of the document a control is pressed with every ' +
    'frame in which it is shown, until it answers; each control in loads of its own. The answer is ' +
    'the control’s own: the other tab is chosen, the number is another one, the calendar’s box is ' +
    'open and not empty, or the browser’s own date field has the focus. It must still be so when ' +
    'the page is at rest. So a button whose script has not run yet does not count, however early ' +
    'it is painted. Below it is what follows: the first card of the other list; the room list’s ' +
    'status line, once it names as many rooms as suit the new number by the rules; the days of ' +
    'the calendar.',
  '- **Presses lost** are answers that were shown and taken back, as when a script draws a form ' +
    'anew, and those that are missing at rest. A lost press is repeated, and the later answer ' +
    'counts.',
  '- **Blocking time** is what long tasks take beyond 50 ms each, after the first paint, until ' +
    'network and main thread have been idle for 1.5 s. **Scripts before the first answer** were ' +
    'loaded before the attendees’ + answered; a script inside the page is not among them.',
  '- **Without script**: the same, in a browser that runs none of the page’s scripts. DevTools ' +
    'asks every 20 ms whether the form’s controls are visible. Such a browser loads all ' +
    'pictures at once, those far below too.',
  '- **Next page**: on the start page, at rest, with its files in the cache, the pointer goes to a ' +
    'venue’s link and stays until what the browser makes or fetches ahead is there; then it is ' +
    'pressed. Times count from the press. Chromium makes no page ahead where a page is watched by ' +
    'itself: those rows are driven by the browser’s tab.',
  '- **One bundle**: the same shell, marketplace page and four remotes compiled into one ' +
    'script with React (tree-shaken) and one style sheet, without import map, loader or ' +
    'federation; served by the same front door with the same data, words, hints and compression. ' +
    'It carries about 0.1 K of remote names it has no use for.',
  '- **Hosts**: the first site of each host, its venue page loaded once at full speed in both ' +
    'makes: bytes of code do not vary. A site that opens with more (a discount code of its own, ' +
    'the form across the page) loads it in both.',
  '- **Plain page**: HTML made on the server with 20 room cards (or 500), the browser’s own ' +
    'controls, one hand-written style sheet and one script without libraries ' +
    '(`bench/pages/plain`), same pictures and texts, same hints and compression.',
  '- **Changing delegates**: trusted clicks on the attendees’ +, desktop 1280 × 900 so that ' +
    'the list stands beside the form, CPU slowed down 4 times, no slow network. *Interaction to ' +
    'next paint* is the browser’s Event Timing (steps of 8 ms; below its threshold of 16 ms it ' +
    'counts as 16); *longest frame* is the longest gap between two frames in the second after ' +
    'the click, which holds whatever is repainted later.',
  '- **Availability**: `wrk` (where there is none, autocannon) against the API, `pgbench -M ' +
    'prepared` with the statement taken from the API’s source, same number of connections, one ' +
    'PostgreSQL server, in turn; the null endpoint is `/healthz` of the same process. p99 at ' +
    'half the peak rate is measured with autocannon at a fixed rate.',
  '- **Many bookings**: two such servers, one with nothing booked; requests go one after ' +
    'another over one connection, so that a median is what one visitor waits for on a calm ' +
    'server. The bookings lie on every other day, and the same question meets a day without.',
  '- **Rules**: the calls that page and server make for each answer and each edit, in Node, ' +
    'one after another on one core, after five to warm up; the venue’s rooms each differ in ' +
    'size, price and state.',
  '- **Carts**: 32 clients, each with one request under way, book random rooms and spans over ' +
    'HTTP, of one venue (many a client comes too late) and of fifty; the server writes to disk ' +
    'before it answers (`fsync` on). Afterwards the database is asked for any room held twice at ' +
    'one time.',
];
