import { type HostilePage, inline } from './hostile-page.ts';

/** What stands between the page and Foyer. */
export const network: readonly HostilePage[] = [
  {
    name: 'late-script',
    hostility: 'The script of the tag comes four seconds after the page.',
    outcome: 'booking',
    parts: ({ script }) => ({
      loader: '',
      end: inline(`setTimeout(() => {
  const loader = document.createElement('script');
  loader.src = '${script()}';
  document.head.append(loader);
}, 4000);`),
    }),
  },
  {
    name: 'slow',
    hostility: 'The visitor has a slow connection: 400 ms to the server and back, 50 kB a second.',
    outcome: 'booking',
    visitor: 'slow',
  },
  {
    name: 'script-missing',
    hostility: 'The script of the tag does not come: its host is down, or blocked.',
    outcome: 'link',
    parts: ({ script }) => ({
      loader: `<script async="" src="${script('/no-such-embed.js')}"></script>`,
    }),
  },
  {
    name: 'service-worker',
    hostility:
      'A service worker of the page answers every request, from its cache or from the network.',
    outcome: 'booking',
    files: {
      'service-worker-script.js': `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open('hotel').then(async (cache) => {
    const kept = await cache.match(event.request);
    if (kept) return kept;
    const answer = await fetch(event.request);
    if (answer.ok) await cache.put(event.request, answer.clone());
    return answer;
  }));
});`,
    },
    parts: ({ script }) => ({
      loader: '',
      end: inline(`const begin = () => {
  const loader = document.createElement('script');
  loader.src = '${script()}';
  document.head.append(loader);
};
navigator.serviceWorker.addEventListener('controllerchange', begin);
navigator.serviceWorker.register('/hostile/service-worker-script.js', { scope: '/hostile/service-worker' });
if (navigator.serviceWorker.controller) begin();`),
    }),
  },
];
