/**
 * The height that is kept for what is on its way: that of the window, so that what follows the tag is
 * out of view before it is moved. Within bounds: in a frame that is made as high as its content, the
 * window would follow the tag.
 */
const awaited = 'clamp(320px, 100svh, 1200px)';

/**
 * Rules of the tag itself. Nothing of the surrounding page reaches into `.window`: `all: initial`
 * cuts inheritance, and the site’s tokens are declared within. A container has no width of its own:
 * where the page asks for that of the content, in a table, a float or a row of flexible boxes, the
 * words of `::before` have one of about a page, and break as words do where there is less room.
 */
export const ownStyles = `
:host { display: block; box-sizing: border-box; inline-size: 100%; scroll-margin-block-start: var(--foyer-top, 0px); }
:host::before {
  all: initial;
  content: '. . . . . . . . . .';
  display: block;
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
  font: 1px/0 monospace;
  word-spacing: 120px;
}
:host([mode='button']), :host([mode='popup']) { display: inline-block; inline-size: auto; }
:host([mode='button'])::before, :host([mode='popup'])::before { content: none; }
:host([hidden]) { display: none; }
.window {
  all: initial;
  display: block;
  color-scheme: light dark;
  container: foyer-window / inline-size;
  font-size: var(--foyer-rem, 16px);
}
.window[data-scheme='light'], .waiting[data-scheme='light'] { color-scheme: light; }
.window[data-scheme='dark'], .waiting[data-scheme='dark'] { color-scheme: dark; }
.own {
  --accent: var(--foyer-accent, inherit);
  --accent-strong: var(--foyer-accent-strong, inherit);
  --on-accent: var(--foyer-on-accent, inherit);
  --font-text: var(--foyer-font, inherit);
  --font-display: var(--foyer-font-display, var(--foyer-font, inherit));
  --radius-unit: var(--foyer-radius, inherit);
  --page: var(--foyer-background, inherit);
  --header-height: var(--foyer-top, 0px);
  --panel-top: calc(var(--foyer-top, 0px) + 16px);
  --bleed: 0px;
  color: var(--text);
  font-family: var(--font-text);
  background: var(--page);
}
.own[aria-busy='true'] { opacity: .6; transition: opacity .2s .3s; }
.own:focus { outline: none; }
.trouble, .waiting {
  all: initial;
  display: block;
  color-scheme: inherit;
  padding: 16px;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: 10px;
  color: light-dark(#14191d, #eef2f4);
  background: light-dark(#fff, #14191d);
  font: 16px/1.5 system-ui, sans-serif;
}
.trouble p { margin: 0 0 12px; }
.trouble a { color: inherit; overflow-wrap: anywhere; }
.waiting {
  box-sizing: border-box;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-content: start;
  gap: 16px;
  block-size: ${awaited};
  border-color: transparent;
  overflow: hidden;
  color-scheme: light dark;
}
.waiting p { grid-column: 1 / -1; margin: 0; color: light-dark(#55626a, #a9b4ba); }
.place { block-size: 168px; border-radius: 10px; background: light-dark(#eef1f2, #20272c); }
/* What comes soon needs no word. */
.waiting > * { animation: come .01s 1s both; }
@keyframes come { from { opacity: 0; } }
.opener, .trouble button {
  all: initial;
  box-sizing: border-box;
  display: inline-block;
  padding: 12px 20px;
  border-radius: calc(var(--foyer-radius, 8px) * 1.25);
  background: var(--foyer-accent, #0a5f7a);
  color: var(--foyer-on-accent, #fff);
  font: 600 16px/1.25 var(--foyer-font, system-ui, sans-serif);
  cursor: pointer;
}
.opener:focus-visible, .close:focus-visible { outline: 2px solid var(--foyer-accent, #0a5f7a); outline-offset: 2px; }
.opener[data-floating] {
  position: fixed;
  inset-block-end: 20px;
  inset-inline-end: 20px;
  z-index: 2147483000;
  box-shadow: 0 2px 6px rgb(13 17 20 / .16), 0 12px 32px -8px rgb(13 17 20 / .4);
}
dialog {
  box-sizing: border-box;
  inline-size: min(1180px, 100vw - 32px);
  block-size: calc(100dvh - 32px);
  max-inline-size: none;
  max-block-size: none;
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 16px;
  overflow: hidden;
  background: light-dark(#fff, #0d1114);
  color-scheme: light dark;
}
dialog[data-scheme='dark'] { color-scheme: dark; }
dialog[data-scheme='light'] { color-scheme: light; }
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: rgb(13 17 20 / .56); }
.bar {
  all: initial;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 8px 8px 8px 20px;
  border-block-end: 1px solid light-dark(#e6eaec, #2a3338);
  color: light-dark(#14191d, #eef2f4);
  color-scheme: inherit;
  font: 600 16px/1.3 var(--foyer-font, system-ui, sans-serif);
}
.bar:dir(rtl) { padding: 8px 20px 8px 8px; }
.close {
  all: initial;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  color: inherit;
  font: 24px/1 system-ui, sans-serif;
  cursor: pointer;
}
.close:hover { background: light-dark(#f1f4f5, #252d32); }
.scroller { --edge: 20px; --foyer-top: 0px; flex: 1; overflow: auto; overscroll-behavior: contain; padding: var(--edge); }
.scroller .own { --bleed: var(--edge); }
@media (max-width: 640px) {
  dialog { inline-size: 100vw; block-size: 100dvh; border-radius: 0; }
  .scroller { --edge: 16px; }
}
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: rise .18s ease-out; }
  @keyframes rise { from { opacity: 0; translate: 0 12px; } }
  .waiting > * { animation-duration: .4s; }
  .place { animation: come .4s 1s both, breathe 1.6s 1.4s ease-in-out infinite alternate; }
  @keyframes breathe { to { opacity: .5; } }
}
.frame { display: block; inline-size: 100%; block-size: ${awaited}; border: 0; color-scheme: inherit; }
.held { display: grid; }
.held > * { grid-area: 1 / 1; }
.held > .waiting { align-self: start; }
.scroller > .waiting, .scroller > .held, .scroller .frame { block-size: 100%; }
/* The tag around the frame waits with it. */
:host([framed]) .waiting { visibility: hidden; }
:host([framed]) dialog:modal {
  inset-block: var(--seen-start, 0) var(--seen-end, 0);
  max-block-size: calc(var(--seen-size, 100dvh) - 16px);
}
@media print { .opener { display: none; } }
`;
