import { library } from '../libraries.ts';
import { type HostilePage, rules } from './hostile-page.ts';

const sheet = (address: string) => `<link rel="stylesheet" href="${address}" />`;

/** Rules of the page that match everything. */
export const styles: readonly HostilePage[] = [
  {
    name: 'css-reset',
    hostility: 'A style sheet resets the margins, sizes and fonts of every element.',
    outcome: 'booking',
    parts: () => ({
      head: rules(`html, body, div, span, h1, h2, h3, p, blockquote, pre, a, em, img, small, strong, b, u, i, dl, dt, dd, ol, ul, li,
fieldset, form, label, legend, table, caption, tbody, tfoot, thead, tr, th, td, article, aside, details, figure, footer, header, nav,
output, section, summary, time, foyer-booking { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline }
body { line-height: 1 } ol, ul { list-style: none } table { border-collapse: collapse; border-spacing: 0 }
:focus { outline: 0 } button, input, select { appearance: none; border-radius: 0 }`),
    }),
  },
  {
    name: 'all-unset',
    hostility:
      'A rule takes every declaration of the browser from every element: <code>all: unset</code>.',
    outcome: 'booking',
    parts: () => ({ head: rules('body *:not(script, style) { all: unset }') }),
  },
  {
    name: 'important',
    hostility:
      'Rules for every element are <code>!important</code>: font, colour, size, float, opacity.',
    outcome: 'booking',
    parts: () => ({
      head: rules(`main * { font: 26px/2.4 cursive !important; color: crimson !important; background: #fdf !important;
margin: 6px !important; padding: 6px !important; border: 2px dotted teal !important; box-sizing: content-box !important;
text-transform: uppercase !important; letter-spacing: 3px !important; text-align: end !important; float: left !important;
direction: rtl !important; transition: all 2s !important; animation: none !important; cursor: help !important }`),
    }),
  },
  {
    name: 'bootstrap',
    hostility: 'The page has the style sheet of Bootstrap.',
    outcome: 'booking',
    parts: () => ({ head: sheet(library('bootstrap.css')) }),
  },
  {
    name: 'tailwind',
    hostility: 'The page has the base rules of Tailwind CSS (preflight).',
    outcome: 'booking',
    parts: () => ({ head: sheet(library('tailwind-preflight.css')) }),
  },
  {
    name: 'wordpress',
    hostility: 'The page has rules as a WordPress theme has them for the content of an article.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      head: rules(`:root { --responsive--aligndefault-width: 610px; --global--color-primary: #28303d }
.entry-content > *:not(.alignwide):not(.alignfull) {
  max-width: var(--responsive--aligndefault-width); margin-left: auto; margin-right: auto }
.entry-content p { margin: 0 0 1.75em } .entry-content li { margin: 0 0 .5em 2em }
.entry-content a { box-shadow: inset 0 -1px 0 currentColor }
.entry-content button, .entry-content input[type=submit], .wp-block-button__link { background: #28303d; border: 3px solid transparent;
border-radius: 0; color: #d1e4dd; font-size: 1.5rem; padding: 15px 30px; text-transform: uppercase }
.entry-content input[type=text], .entry-content input[type=email], .entry-content select {
  border: 3px solid #39414d; width: 100%; color: #28303d; padding: 10px }
.entry-content label { display: block; font-weight: bold } .entry-content img { max-width: 100%; height: auto }
.entry-content table { border-collapse: collapse; min-width: 240px } .entry-content fieldset { border: 1px solid; padding: 10px }
.entry-content > foyer-booking:first-child { margin-top: 0 }
.screen-reader-text { position: absolute !important; clip: rect(1px,1px,1px,1px) }`),
      place: `<div class="entry-content wp-block-group">${tag()}</div>`,
    }),
  },
  {
    name: 'font-4',
    hostility: 'The root has a font size of 4 pixels, so a <code>rem</code> is 4 pixels.',
    outcome: 'booking',
    parts: () => ({ head: rules('html { font-size: 4px }') }),
  },
  {
    name: 'font-40',
    hostility: 'The root has a font size of 40 pixels, so a <code>rem</code> is 40 pixels.',
    outcome: 'booking',
    parts: () => ({ head: rules('html { font-size: 40px }') }),
  },
  {
    name: 'tokens',
    hostility: 'The page uses the names of our custom properties for values of its own.',
    outcome: 'booking',
    parts: () => ({
      head: rules(`:root { --accent: 7px; --page: url(none); --ink: 3s; --radius-unit: red; --font-text: 12; --space-4: blue;
--header-height: 900px; --panel-top: 900px; --text-m: none; --line: 50%; --surface: 0 }`),
    }),
  },
  {
    name: 'cosmetic-filter',
    hostility: 'The visitor has a list of rules that hide what looks like advertising or a widget.',
    outcome: 'booking',
    parts: () => ({
      head: rules(`.ad, .ads, .ad-banner, .adsbox, .advert, .banner, .popup, .modal, .overlay, .sponsored, .cookie-banner,
.newsletter-popup, .widget, .promo, .chat-widget, .floating-button, .lightbox, .social-share,
[id^="ad-"], [class^="ad-"], [class*="-ad-"], [class*="advert"],
[class*="booking-widget"], [id*="booking-widget"], [class*="popup-overlay"], [data-ad], iframe[src*="banner"], a[href*="doubleclick"],
a[href*="affiliate"], [class*="cookie"], [id*="cookie-consent"], [class*="newsletter"] { display: none !important }`),
    }),
  },
];
