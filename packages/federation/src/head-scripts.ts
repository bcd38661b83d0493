/** What runs in a page's head, before any file came: short, classic, and in one line each. */

/**
 * Whether a hinted file came and had its hash is told once, before anybody could ask: it is noted
 * at the hint.
 */
export const noteHints =
  'for(let t of["load","error"])document.addEventListener(t,({target:l})=>{if(l.rel==="modulepreload")l.dataset.state=t},true);';

/**
 * A browser's first number and first date cost a slow phone 100 to 250 ms, in which it opens its
 * tables of the language and of time zones. While it waits for the scripts it has that time, once
 * the first frame is on its way.
 */
export const openLanguageTables =
  'requestAnimationFrame(()=>setTimeout(()=>{let l=document.documentElement.lang;new ' +
  'Intl.NumberFormat(l,{style:"currency",currency:"EUR"}).format(0);new ' +
  'Intl.DateTimeFormat(l,{weekday:"long",timeZone:"UTC"}).format(0);new ' +
  'Intl.DateTimeFormat("en-US",{timeZone:"Europe/Paris",timeZoneName:"longOffset"}).format(0);new ' +
  'Intl.PluralRules(l).select(0)}));';

/**
 * Mark of what hears for itself what is pressed in it (a remote that stands, `#page` once it
 * lives), and of a button that was pressed where nobody heard it.
 */
export const pressMarks = { awake: 'awake', pressed: 'pressed' } as const;

/**
 * What was drawn can be pressed before any script came: the button keeps the mark, and the shell
 * presses it again when the page is awake.
 */
export const notePresses = `document.addEventListener("click",({target:t})=>{let b=t.closest("#page button");if(b&&!b.closest("[data-${pressMarks.awake}]"))b.dataset.${pressMarks.pressed}=""},true);`;

/**
 * Id of the `<template>` that holds the hints of what the page's own script stands on, until their
 * turn.
 */
export const nextTemplate = 'foyer-next';

/**
 * Whoever asks at once gets an equal part of a slow line. Where the page itself took long to come,
 * these scripts are asked for with the first frame: the first picture is through when they come,
 * and they are there no later, since the line rests no moment. Elsewhere at once.
 */
export const nextAfterFrame = `{let f=()=>document.head.append(document.getElementById("${nextTemplate}").content);performance.now()>400?requestAnimationFrame(f):f()}`;

/** Id of the `<template>` that holds the later scripts' hints until their turn. */
export const laterTemplate = 'foyer-later';

/**
 * The later scripts are asked for when the first picture has come: they are on their way while the
 * first scripts still come, and there when those are through.
 */
export const laterAfterPicture = `for(let t of["load","error"])document.addEventListener(t,({target:i})=>{if(i.tagName==="IMG")document.head.append(document.getElementById("${laterTemplate}").content)},true);`;

/**
 * Name in the history entry's state of what the page's slots were high: the width of the window
 * then, and a style sheet's text.
 */
export const sizesInState = 'sizes';

/**
 * Who reloads, or comes back, finds every slot as high as it was, before its remote has come: the
 * place they had scrolled to is there, and nothing moves. The entry of the history keeps it, which
 * needs no storage and ends with the tab. The shell lets go of it.
 */
export const holdSizes = `{let s=history.state?.${sizesInState};if(s?.[0]===innerWidth){let h=new CSSStyleSheet;h.replaceSync(s[1]);document.adoptedStyleSheets=[h]}}`;
