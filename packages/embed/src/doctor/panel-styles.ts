/** Rules of the doctor’s panel: dark on every page, so that it is not taken for a part of it. */
export const panelStyles = `
:host { all: initial; }
* { box-sizing: border-box; }
dialog {
  inline-size: min(920px, 100vw - 24px);
  max-block-size: min(760px, 100dvh - 24px);
  margin: auto;
  padding: 0;
  border: 1px solid #2a3138;
  border-radius: 12px;
  overflow: hidden;
  background: #0b0d10;
  color: #eef2f4;
  color-scheme: dark;
  font: 16px/1.5 system-ui, sans-serif;
  box-shadow: 0 24px 64px rgb(0 0 0 / .5);
}
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: rgb(0 0 0 / .5); }
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 16px 20px;
  border-block-end: 1px solid #2a3138;
}
h2 { margin: 0; font-size: 20px; line-height: 28px; letter-spacing: -.01em; }
.counts, .acts { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0; }
.acts { margin-inline-start: auto; }
.chip { padding: 2px 10px; border-radius: 6px; background: #1c2126; font-size: 14px; }
.chip[data-state='bad'] { background: #3a1a1a; color: #ffb4ad; }
.chip[data-state='note'] { background: #2e2413; color: #f0bd6c; }
.chip[data-state='well'] { background: #12291c; color: #8fdcae; }
.said { font-size: 14px; color: #a9b5bb; }
button {
  min-block-size: 40px;
  padding: 8px 16px;
  border: 1px solid #4d5860;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: 600 15px/1.4 system-ui, sans-serif;
  cursor: pointer;
}
button:hover { background: #1c2126; }
.primary { border-color: #c4ec5c; background: #c4ec5c; color: #16200a; }
.primary:hover { background: #d7f58a; }
.close { min-inline-size: 40px; padding: 0; border-color: transparent; font-size: 24px; line-height: 1; }
:focus-visible { outline: 2px solid #c4ec5c; outline-offset: 2px; }
ul {
  position: relative;
  flex: 1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(250px, 100%), 1fr));
  align-content: start;
  gap: 0 24px;
  margin: 0;
  padding: 4px 20px 16px;
  overflow: auto;
  list-style: none;
}
ul:focus-visible { outline-offset: -2px; }
li {
  position: relative;
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 12px 0 12px 28px;
  border-block-end: 1px solid #20262b;
}
li:not([data-state='well']) { grid-column: 1 / -1; }
li::before { position: absolute; inset-inline-start: 0; inset-block-start: 12px; font-weight: 700; }
li[data-state='bad']::before { content: '✕' / ''; color: #ff8f85; }
li[data-state='note']::before { content: '!' / ''; inset-inline-start: 5px; color: #f0bd6c; }
li[data-state='well']::before { content: '✓' / ''; color: #8fdcae; }
strong { font-weight: 600; overflow-wrap: anywhere; }
.detail { color: #a9b5bb; font-size: 14px; overflow-wrap: anywhere; }
code {
  justify-self: start;
  margin-block-start: 6px;
  padding: 6px 10px;
  border-radius: 6px;
  background: #1c2126;
  font: 13px/1.5 ui-monospace, monospace;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  user-select: all;
}
footer { padding: 10px 20px; border-block-start: 1px solid #2a3138; color: #a9b5bb; font-size: 13px; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
@media (max-width: 560px) {
  .acts { order: 1; inline-size: 100%; }
  .counts { order: 1; inline-size: 100%; }
  .close { margin-inline-start: auto; }
}
`;
