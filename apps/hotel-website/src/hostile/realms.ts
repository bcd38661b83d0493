import { scriptTag } from '../page.ts';
import { type HostilePage, inline } from './hostile-page.ts';

/** Scripts of the page that change what all scripts share. */
export const realms: readonly HostilePage[] = [
  {
    name: 'array-prototype',
    hostility: 'A script adds enumerable methods to every array, as old libraries do.',
    outcome: 'booking',
    inFrameOfSite: true,
    parts: () => ({
      head: inline(`Array.prototype.each = function (act) { for (let i = 0; i < this.length; i += 1) act(this[i], i); };
Array.prototype.first = function () { return this[0]; };
Array.prototype.remove = function (one) { const at = this.indexOf(one); if (at >= 0) this.splice(at, 1); return this; };`),
    }),
  },
  {
    name: 'prototype-js',
    hostility:
      'A script changes the built-in objects as Prototype 1.6 did: <code>toJSON</code>, <code>Array.from</code>, <code>bind</code>.',
    outcome: 'booking',
    inFrameOfSite: true,
    parts: () => ({
      head: inline(`Object.toJSON = (value) => JSON.stringify(value);
Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']'; };
String.prototype.toJSON = function () { return '"' + this + '"'; };
Array.from = function (list) {
  const found = [];
  for (let i = 0; i < (list && list.length || 0); i += 1) found[i] = list[i];
  return found;
};
Function.prototype.bind = function (self, ...first) {
  const act = this;
  return function (...more) { return act.call(self, ...first, ...more); };
};
Array.prototype.reverse = function (inline) { return (inline === false ? this.slice() : this).sort(() => -1); };
document.getElementsByClassName = (name) => Array.from(document.querySelectorAll('.' + name));`),
    }),
  },
  {
    name: 'object-prototype',
    hostility: 'A script adds an enumerable method to every object.',
    outcome: 'booking',
    inFrameOfSite: true,
    parts: () => ({
      head: inline('Object.prototype.shout = function () { return String(this).toUpperCase(); };'),
    }),
  },
  {
    name: 'promise',
    hostility:
      'A script replaces <code>Promise</code> by an old one of its own, without what came after 2015.',
    outcome: 'booking',
    inFrameOfSite: true,
    parts: () => ({
      head: inline(`(() => {
  const Native = Promise;
  const Old = function (start) {
    if (!(this instanceof Old)) throw new TypeError('Promise is a constructor');
    this.inner = new Native(start);
  };
  Old.prototype.then = function (yes, no) { return new Old((resolve) => resolve(this.inner.then(yes, no))); };
  Old.prototype.catch = function (no) { return this.then(undefined, no); };
  Old.resolve = (value) => (value instanceof Old ? value : new Old((resolve) => resolve(value)));
  Old.reject = (error) => new Old((_, reject) => reject(error));
  Old.all = (all) => new Old((resolve) => resolve(Native.all([...all])));
  Old.race = (all) => new Old((resolve) => resolve(Native.race([...all])));
  window.Promise = Old;
})();`),
    }),
  },
  {
    name: 'fetch-wrapped',
    hostility:
      'A script that measures performance replaces <code>fetch</code> and <code>pushState</code> by its own, which pass on.',
    outcome: 'booking',
    parts: () => ({
      head: inline(`const seen = [];
const plainFetch = window.fetch;
window.fetch = function (...call) { seen.push(String(call[0])); return plainFetch.apply(this, call); };
for (const name of ['pushState', 'replaceState']) {
  const plain = history[name];
  history[name] = function (...call) { seen.push(name); return plain.apply(this, call); };
}
const plainListen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, act, options) { return plainListen.call(this, type, act, options); };`),
    }),
  },
  {
    name: 'fetch-traced',
    hostility:
      'A script adds a header for tracing to every <code>fetch</code>, also to those of other origins.',
    outcome: 'link',
    parts: () => ({
      head: inline(`const plainFetch = window.fetch;
window.fetch = (input, options = {}) => {
  const headers = new Headers(input instanceof Request ? input.headers : options.headers);
  headers.set('x-trace-of-the-page', '00-4bf92f3577b34da6a3ce929d0e0e4736-01');
  return plainFetch(input, { ...options, headers });
};`),
    }),
  },
  {
    name: 'shortcuts',
    hostility:
      'The page has shortcuts: it takes every letter that is not typed into a field of its own.',
    outcome: 'booking',
    parts: () => ({
      end: inline(`document.addEventListener('keydown', (event) => {
  if (/^(input|textarea|select)$/i.test(event.target.tagName)) return;
  if (/^[a-z@. +0-9]$/i.test(event.key)) event.preventDefault();
});`),
    }),
  },
  {
    name: 'document-write',
    hostility:
      'The script of the tag is written with <code>document.write</code>, and later that is forbidden.',
    outcome: 'booking',
    parts: ({ script }) => ({
      loader: inline(`document.write('<scr' + 'ipt src="${script()}"></scr' + 'ipt>');`),
      end: inline(
        'document.write = document.open = () => { throw new Error("document.write after the end"); };',
      ),
    }),
  },
  {
    name: 'tag-manager',
    hostility:
      'A tag manager inserts the script, and the tag itself, long after the page has loaded.',
    outcome: 'booking',
    parts: ({ script, tag }) => ({
      loader: '',
      place: '<div id="managed"></div>',
      end: inline(`addEventListener('load', () => setTimeout(() => {
  const loader = document.createElement('script');
  loader.src = '${script()}';
  document.body.append(loader);
  setTimeout(() => { document.getElementById('managed').innerHTML = '${tag()}'; }, 300);
}, 700));`),
    }),
  },
  {
    name: 'two-loaders',
    hostility: 'The page has the script three times: two names, one of them twice.',
    outcome: 'booking',
    parts: ({ script }) => ({
      loader: ['/embed.js', '/embed/1/embed.js', '/embed.js']
        .map((path) => scriptTag(script(path)))
        .join('\n'),
    }),
  },
  {
    name: 'storage-throws',
    hostility: 'Cookies and storage throw when they are read, as in a browser that blocks them.',
    outcome: 'booking',
    parts: () => ({
      head: inline(`{
  const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError'); };
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse });
}`),
    }),
  },
];
