/**
 * Runs in the page before its scripts: counts each listener at the window, the document and its first
 * elements, and each timer that is to run; `whatLasts()` lists those that are left.
 */
export function countWhatLasts(): void {
  type Listener = { name: string; by: unknown; capture: boolean };
  const listeners = new Map<EventTarget, Listener[]>();
  const timers = new Map<number, string>();
  const nameOf = (target: EventTarget): string | null => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    return target === document.documentElement || target === document.body
      ? (target as Element).localName
      : null;
  };
  const captures = (options: unknown) =>
    typeof options === 'object' && options !== null
      ? Reflect.get(options, 'capture') === true
      : options === true;
  const drop = (target: EventTarget, name: string, by: unknown, capture: boolean) =>
    listeners.set(
      target,
      (listeners.get(target) ?? []).filter(
        (one) => !(one.name === name && one.by === by && one.capture === capture),
      ),
    );

  type Method = 'addEventListener' | 'removeEventListener';
  const own = <Name extends Method>(name: Name) =>
    Reflect.get(EventTarget.prototype, name) as EventTarget[Name];
  const add = own('addEventListener');
  const remove = own('removeEventListener');
  EventTarget.prototype.addEventListener = function (name, by, options) {
    const target = this ?? window;
    if (by !== null && nameOf(target) !== null) {
      const capture = captures(options);
      drop(target, name, by, capture);
      listeners.get(target)?.push({ name, by, capture });
      if (typeof options === 'object') {
        const end = () => drop(target, name, by, capture);
        if (options.once) add.call(target, name, end, { once: true, capture });
        if (options.signal) add.call(options.signal, 'abort', end);
      }
    }
    add.call(target, name, by, options);
  };
  EventTarget.prototype.removeEventListener = function (name, by, options) {
    const target = this ?? window;
    if (nameOf(target) !== null) drop(target, name, by, captures(options));
    remove.call(target, name, by, options);
  };

  const later = window.setTimeout.bind(window);
  const always = window.setInterval.bind(window);
  const clear = window.clearTimeout.bind(window);
  const call = (act: TimerHandler, more: unknown[]) => {
    if (typeof act === 'function') Reflect.apply(act, window, more);
  };
  const timed = {
    setTimeout: (act: TimerHandler, wait?: number, ...more: unknown[]) => {
      const id = later(() => {
        timers.delete(id);
        call(act, more);
      }, wait);
      timers.set(id, `a timeout of ${wait ?? 0} ms`);
      return id;
    },
    setInterval: (act: TimerHandler, wait?: number, ...more: unknown[]) => {
      const id = always(() => call(act, more), wait);
      timers.set(id, `an interval of ${wait ?? 0} ms`);
      return id;
    },
    clearTimeout: (id?: number) => {
      if (id !== undefined) timers.delete(id);
      clear(id);
    },
  };
  const whatLasts = () =>
    [
      ...[...listeners].flatMap(([target, all]) =>
        // What comes once for a document has come.
        all.flatMap(({ name }) =>
          name === 'DOMContentLoaded' ? [] : [`${name} at ${nameOf(target)}`],
        ),
      ),
      ...timers.values(),
    ].toSorted();
  Object.assign(window, timed, { clearInterval: timed.clearTimeout, whatLasts });
}
