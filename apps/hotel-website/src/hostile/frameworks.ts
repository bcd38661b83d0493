import { library } from '../libraries.ts';
import { scriptTag } from '../page.ts';
import { type HostilePage, inline } from './hostile-page.ts';

/** Libraries that own the part of the page in which the tag stands. */
export const frameworks: readonly HostilePage[] = [
  {
    name: 'jquery',
    hostility: 'jQuery answers every link and every form of the page itself.',
    outcome: 'booking',
    parts: () => ({
      head: scriptTag(library('jquery.js'), ''),
      end: inline(`$(document).on('click', 'a, button', (event) => event.preventDefault()).on('submit', 'form', () => false);
$('body *').not('script, foyer-booking').addClass('touched');`),
    }),
  },
  {
    name: 'single-page',
    hostility:
      'A single-page application adds the tag and removes it, 100 times, and once more adds it.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      place: '<div id="view"></div>',
      end: inline(`const view = document.getElementById('view');
const add = () => { view.innerHTML = '${tag()}'; };
const remove = () => { view.innerHTML = ''; };
// Nine times at once, and once while the tag loads.
const turn = (left) => {
  view.dataset.turns = left;
  if (left === 0) return add();
  for (let times = 0; times < 9; times += 1) { add(); remove(); }
  add();
  setTimeout(() => { remove(); turn(left - 1); }, 80);
};
addEventListener('load', () => turn(10));`),
    }),
  },
  {
    name: 'react',
    hostility: 'The tag is rendered by React 18, which renders it anew every half second.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      head: scriptTag(library('react.js'), '') + scriptTag(library('react-dom.js'), ''),
      place: `<div id="app"></div><template id="attributes">${tag()}</template>`,
      end: inline(`const { attributes } = document.getElementById('attributes').content.firstElementChild;
const own = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
function Meetings() {
  const [seconds, count] = React.useState(0);
  React.useEffect(() => { const timer = setInterval(() => count((one) => one + 1), 500); return () => clearInterval(timer); }, []);
  return React.createElement('div', { 'data-seconds': seconds }, React.createElement('p', null, 'The clock of the house: ', seconds),
    React.createElement('foyer-booking', { ...own, label: 'Book' }, React.createElement('a', { href: '/thanks' }, 'Book a meeting room')));
}
ReactDOM.createRoot(document.getElementById('app')).render(React.createElement(Meetings));`),
    }),
  },
  {
    name: 'vue',
    hostility:
      'The tag stands in the template of a Vue application, which renders it anew every half second.',
    outcome: 'booking',
    parts: ({ tag }) => ({
      head: scriptTag(library('vue.js'), ''),
      place: `<div id="app"><p>The clock of the house: {{ seconds }}</p>${tag()}</div>`,
      end: inline(`const app = Vue.createApp({
  data: () => ({ seconds: 0 }),
  mounted() { setInterval(() => { this.seconds += 1; }, 500); },
});
app.config.compilerOptions.isCustomElement = (name) => name.includes('-');
app.mount('#app');`),
    }),
  },
];
