/**
 * Style of a plain page. `/theme.css` comes from the front door: the tokens and theme of the site.
 * The values here, those of `ui/tokens.css`, apply if it does not load.
 */
export const plainPageTheme = '/theme.css';

export const plainPageStyle = `
:root{color-scheme:light dark;--accent:light-dark(#0a5f7a,#74c7e3);
  --accent-strong:light-dark(#074a60,#9bd9ee);--on-accent:light-dark(#fff,#06222c);
  --accent-soft:light-dark(#ebf2f5,#1e2e35);--page:light-dark(#fff,#0d1114);
  --surface:light-dark(#fff,#14191d);--surface-quiet:light-dark(#f8f9fa,#14191d);
  --surface-sunken:light-dark(#f1f4f5,#1c2327);--text:light-dark(#14191d,#eef2f4);
  --text-muted:light-dark(#515c62,#a9b5bb);--line:light-dark(#e6eaec,#2a3338);
  --line-control:light-dark(#828d93,#6d7a81);--success:light-dark(#1a7040,#7fd3a0);
  --success-soft:light-dark(#e8f5ed,#12291c);--warn:light-dark(#8a5200,#f0bd6c);
  --warn-soft:light-dark(#fdf3e1,#2e2413);--danger:light-dark(#b3261e,#ffa49c);
  --font-text:-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif;
  --font-display:var(--font-text);--display-weight:650;--display-tracking:-.022em;
  --display-case:none;--title-l:clamp(1.875rem,1.55rem + 1.4vw,2.75rem);--radius-s:6px;
  --radius-control:10px;--radius-field:10px;--radius-l:20px;--border:1px solid var(--line);
  --gutter:clamp(1.25rem,4vw,2.5rem)}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-block-size:100vh;margin:0;
  background:var(--page);color:var(--text);font:400 1rem/1.5rem var(--font-text);
  overflow-wrap:break-word}
.top{border-block-end:var(--border)}
.site{display:flex;align-items:center;gap:10px;min-block-size:80px;
  max-inline-size:calc(78rem + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.site a{display:inline-flex;align-items:center;gap:10px;min-block-size:44px;color:var(--text);
  text-decoration:none;font:var(--display-weight) 1.375rem/1.1 var(--font-display);
  letter-spacing:var(--display-tracking);text-transform:var(--display-case)}
.mark{inline-size:28px;block-size:28px;flex:none;background:var(--accent);
  mask:var(--mark,linear-gradient(#0000,#0000)) center/contain no-repeat}
.page{display:grid;gap:1.5rem;align-content:start;flex:1;inline-size:100%;
  max-inline-size:calc(42rem + 2*var(--gutter));margin-inline:auto;
  padding:clamp(2rem,6vw,4rem) var(--gutter) 6rem}
.legal{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem;padding:.75rem var(--gutter);
  border-block-start:var(--border);background:var(--surface-quiet);font-size:.875rem}
.legal a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--text-muted)}
.sign{display:grid;place-items:center;inline-size:4rem;block-size:4rem;border-radius:50%}
.sign svg{inline-size:1.875rem;block-size:1.875rem;fill:none;stroke:currentColor;stroke-width:1.5;
  stroke-linecap:round;stroke-linejoin:round}
.done{background:var(--success-soft);color:var(--success)}
.over{background:var(--warn-soft);color:var(--warn)}
.words{display:grid;gap:.75rem}
.words h1{margin:0;font-family:var(--font-display);font-weight:var(--display-weight);
  text-transform:var(--display-case);font-size:var(--title-l);line-height:1.12;
  letter-spacing:var(--display-tracking);text-wrap:balance;hyphens:auto;overflow-wrap:anywhere}
.words p{margin:0;max-inline-size:66ch;font-size:1.125rem;line-height:1.625rem;
  color:var(--text-muted);overflow-wrap:anywhere}
.whole{white-space:nowrap}
.page .facts{margin:0;padding:0 1.5rem .875rem;border:var(--border);border-radius:var(--radius-l);
  background:var(--surface-quiet);font-size:.875rem;line-height:1.25rem}
.facts div{display:flex;flex-wrap:wrap;gap:0 1rem;padding-block:.1875rem}
.facts .begins{padding-block-start:.875rem}
.facts div+.begins{margin-block-start:.6875rem;border-block-start:var(--border)}
.facts dt{flex:0 0 9rem;color:var(--text-muted)}
.facts dd{flex:1 1 14rem;margin:0;white-space:pre-line;overflow-wrap:anywhere}
.facts a{color:var(--accent)}
.facts .total dd{font-weight:650;font-size:1rem;line-height:1.25rem}
.page form{display:grid;gap:1.5rem}
.field{position:relative;display:grid;align-content:center;min-block-size:60px;padding:.5rem 14px;
  border:1px solid var(--line-control);border-radius:var(--radius-field);background:var(--surface)}
.field label{font-size:.8125rem;line-height:1.125rem;color:var(--text-muted)}
.field :is(input,textarea,select){inline-size:100%;min-inline-size:0;margin:0;padding:0;border:0;
  background:none;color:inherit;font:550 1rem/1.5rem var(--font-text);outline:none}
.field textarea{resize:vertical;font-weight:400}
.field option{color:#14191d;background:#fff}
.group{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;min-inline-size:0;margin:0;
  padding:0;border:0}
.group legend,.group summary{padding:0;font-weight:650;font-size:1.125rem;line-height:1.5rem}
.group legend{margin-block-end:.75rem}
.group summary{cursor:pointer;min-block-size:44px;align-content:center;color:var(--accent)}
details.group[open]{padding:0 1.25rem 1.25rem;border:var(--border);
  border-radius:var(--radius-l)}
details.group>*+*{margin-block-start:1rem}
.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}
.wrong .field{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.page .hint{margin:6px 0 0;font-size:.8125rem;line-height:1.25rem;color:var(--text-muted)}
.page .wrong .hint{color:var(--danger)}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem}
.go,.way{display:inline-flex;align-items:center;justify-content:center;min-block-size:44px;
  padding:.5rem 1.25rem;border:1px solid transparent;border-radius:var(--radius-control);
  font:650 1rem/1.25 var(--font-text);text-align:center;text-decoration:none;cursor:pointer}
.page .go{background:var(--accent);color:var(--on-accent)}
.page .go:hover{background:var(--accent-strong)}
.page .way{padding-inline:.5rem;margin-inline:-.5rem;color:var(--accent)}
.page .way:hover{background:var(--accent-soft);color:var(--accent-strong)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:var(--radius-s)}
.go:focus-visible,.way:focus-visible{border-radius:var(--radius-control)}
@media(max-width:479px){.ways{display:grid}.page .way{margin-inline:0}}
@media(forced-colors:active){.go{border-color:ButtonText}}`;
