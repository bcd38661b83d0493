import { hostilePages } from './hostile/hostile-pages.ts';
import { type Kit, type Parts, scriptTag } from './page.ts';

type Page = (kit: Kit) => Partial<Parts> & Pick<Parts, 'title'>;

/** Another site of the same host. */
const siteOf = (foyer: string, name: string): string => foyer.replace('//', `//${name}.`);

/** The hotel's pages by their addresses. */
export const pages: Readonly<Record<string, Page>> = {
  // As the builder gives it for a form in the page: asked for while its script is on its way.
  '/': ({ script, question }) => ({
    title: 'Meetings',
    head:
      question === null
        ? ''
        : `<link rel="preload" as="fetch" crossorigin="" href="${question}" />`,
    loader: scriptTag(script('/embed/1/form.js')),
  }),
  '/usual': () => ({ title: 'Meetings' }),
  '/button': ({ tag }) => ({
    title: 'A button',
    place: `<p>The rooms open in a window over this page.</p>${tag('venue="grand-harbour-hotel" mode="button"')}`,
  }),
  '/popup': ({ tag }) => ({
    title: 'A corner',
    place: `<p>The button stays in the corner of the page.</p>${tag('venue="grand-harbour-hotel" mode="popup"')}`,
  }),
  '/two': ({ tag, foyer }) => ({
    title: 'Two houses',
    place: `<div class="houses">
<div><h3>In town</h3>${tag('venue="grand-harbour-hotel" id="town"')}</div>
<div><h3>In the country</h3>${tag('venue="quiet-house" id="country"', `${foyer}/quiet-house`)}</div>
</div>`,
  }),
  '/opera': ({ tag, foyer }) => ({
    title: 'At the opera',
    place: tag(
      'venue="harbour-opera" site="opera-booking-engine"',
      `${siteOf(foyer, 'opera.booking-engine')}/harbour-opera`,
    ),
  }),
  '/offices': ({ tag, foyer }) => {
    const offices = siteOf(foyer, 'office.marketplace');
    return {
      title: 'Offices at the harbour',
      loader: scriptTag(`${offices}/embed.js`),
      place: tag('venue="harbour-office"', `${offices}/harbour-office`),
    };
  },
  '/on-request': ({ tag, foyer }) => ({
    title: 'On request',
    place: tag('venue="enquiry-only" mode="button"', `${foyer}/enquiry-only`),
  }),
  '/hostile': () => ({
    title: 'Hostile pages',
    loader: '',
    place: `<p>Each of these pages does something that breaks widgets.</p>
<dl class="hostile-list">${hostilePages
      .map(
        ({ name, hostility }) =>
          `<dt><a href="/hostile/${name}">${name}</a></dt><dd>${hostility}</dd>`,
      )
      .join('\n')}</dl>`,
  }),
};
