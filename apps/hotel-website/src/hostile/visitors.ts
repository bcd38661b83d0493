import { type HostilePage, rules } from './hostile-page.ts';

/** What visitors have set in their browsers. */
export const visitors: readonly HostilePage[] = [
  {
    name: 'print',
    hostility: 'The page is shown as it is printed.',
    outcome: 'booking',
    visitor: 'prints',
    parts: () => ({ head: rules('@media print { .top, .bottom, .hero { display: none } }') }),
  },
  {
    name: 'zoom-400',
    hostility: 'The visitor sees the page at 400 %: the window is 320 pixels wide.',
    outcome: 'booking',
    visitor: 'zoomed',
  },
  {
    name: 'large-font',
    hostility: 'The reader has set a font size of 32 pixels; the page sets its own.',
    outcome: 'booking',
    visitor: 'large-font',
    parts: () => ({ head: rules('html { font-size: 10px }') }),
  },
  {
    name: 'no-script',
    hostility: 'The browser runs no scripts.',
    outcome: 'link',
    visitor: 'without-script',
  },
];
