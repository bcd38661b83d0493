/** Short classic scripts for the page's head: they run before any file has arrived. */

/**
 * The browser reports once whether a linked file arrived with the right hash, possibly before the
 * loader listens: the link's element keeps the result.
 */
export const noteHints =
  'for(let t of["load","error"])document.addEventListener(t,({target:l})=>{if(l.localName==="link")l.dataset.state=t},true);';

/**
 * The first number and the first date cost a slow phone 100 to 250 ms, because the browser opens its
 * tables of the language and of time zones. It has that time while it waits for the scripts, when
 * it has nothing to paint: the first picture comes before, and so does the answer to a press.
 */
export const openLanguageTables =
  'requestAnimationFrame(()=>{let l=document.documentElement.lang;for(let f of[()=>new ' +
  'Intl.NumberFormat(l,{style:"currency",currency:"EUR"}).format(0),()=>new ' +
  'Intl.DateTimeFormat(l,{weekday:"long",timeZone:"UTC"}).format(0),()=>new ' +
  'Intl.DateTimeFormat("en-US",{timeZone:"Europe/Paris",timeZoneName:"longOffset"}).format(0),()=>new ' +
  'Intl.PluralRules(l).select(0)])(window.requestIdleCallback||setTimeout)(f)});';

/**
 * While the picture of the page before fades, a browser gives every press to the document's element.
 * The first one ends the fade, and its click goes to what lies there.
 */
export const pressThroughFade =
  'addEventListener("pagereveal",({viewTransition:v})=>{let d=document.documentElement,' +
  'c=({target:t,clientX:x,clientY:y})=>{if(t!=d)return;' +
  't=document.elementFromPoint(x,y)?.closest("a,button,input,label,select,summary,textarea");' +
  't?.focus();t?.click()},p=({target:t})=>{if(t!=d)return;v.skipTransition();' +
  'addEventListener("click",c,{capture:true,once:true})};' +
  'if(v){addEventListener("pointerdown",p,true);' +
  'v.finished.then(()=>removeEventListener("pointerdown",p,true))}});';

/**
 * Marks the root of a drawing (a remote, or `#page`), one that handles clicks itself by now, a
 * button that was clicked before anything could handle it, and what no script will handle: a root,
 * or the document's element.
 */
export const pressMarks = {
  drawn: 'drawn',
  awake: 'awake',
  pressed: 'pressed',
  unscripted: 'unscripted',
} as const;

/** How long (ms) a press or a change waits for the script that handles it. */
const patienceForScripts = 5000;

/**
 * The drawn page can be used before its scripts arrive: a pressed button keeps the mark, and the
 * click is repeated when its root has been taken over; a button of a popover has opened it already,
 * and a button with `data-step` changes the number beside it at once, which is taken over as if
 * typed. Where no script comes, the page works by its forms: a form's button sends it then.
 */
export const notePresses =
  `{let u="${pressMarks.unscripted}",d=document.documentElement.dataset,` +
  `z=t=>{let r=t.closest?.("[data-${pressMarks.drawn}]"),s=r?.dataset;` +
  `return s&&s.${pressMarks.awake}===undefined&&d[u]===undefined&&s[u]===undefined&&r},` +
  `w=(r,f)=>setTimeout(()=>{if(z(r)){r.dataset[u]="";f?.()}},${patienceForScripts});` +
  'document.addEventListener("click",e=>{let b=e.target.closest("button:not([popovertarget])"),r=b&&z(b);' +
  'if(!r)return;let n=b.dataset.step,i=n&&b.parentElement.querySelector("input");' +
  'if(i){if(!b.ariaDisabled){i.value=Math.max(0,(+i.value||0)+ +n);w(r)}return}' +
  `b.dataset.${pressMarks.pressed}="";if(b.type=="submit"&&b.form){e.preventDefault();w(r,()=>b.form.requestSubmit(b))}},true);` +
  'document.addEventListener("change",({target:t})=>{let r=z(t);r&&w(r)},true);' +
  'document.addEventListener("error",({target:t})=>{if(t.localName=="script")d[u]=""},true)}';

/**
 * Ids of the `<template>`s that hold what a page with a first picture loads after it: the hints for
 * the entry script and for what it imports, and the entry script.
 */
export const heldTemplates = { hints: 'foyer-next', entry: 'foyer-entry' } as const;

const released = (...ids: readonly (keyof typeof heldTemplates)[]) =>
  `document.head.append(${ids.map((id) => `document.getElementById("${heldTemplates[id]}").content`).join(',')})`;

/**
 * Concurrent requests share a slow line equally. Where the page itself took long, the scripts are
 * requested when the drawing has been laid out, for which a slow phone needs a third of a second:
 * the pictures of the first screen, which are requested earlier, have then nearly arrived. Elsewhere
 * they are requested at once. A page that nobody sees yet is not laid out, hence the timer.
 */
export const releaseScripts = {
  inHead: `performance.now()>400||${released('hints')};`,
  afterDrawing:
    `{let f=()=>${released('hints', 'entry')};` +
    'new ResizeObserver((_,o)=>{o.disconnect();f()}).observe(document.getElementById("page"));' +
    'setTimeout(f,1000)}',
} as const;

/** Id of the `<template>` that holds the hints of scripts that the first remotes do not need. */
export const laterTemplate = 'foyer-later';
