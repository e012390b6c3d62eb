/**
 * Leftovers of a test file in a window that the next one must not find: listeners, timers, storage, cookies, the
 * address, the content of the page, and replacements of the window's own objects.
 * @param {import('jsdom').JSDOM} dom as it shall be found
 */
export function keepState(dom) {
  const { window } = dom;
  const { document } = window;
  const listeners = recordListeners(window);
  const timers = recordTimers();
  // An uncaught error fails the test, unless the test listens for it.
  window.addEventListener('error', ({ error }) => {
    if (error != null && !listeners.hasErrorListeners()) process.emit('uncaughtException', error);
  });
  const objects = [globalThis, window, document, window.navigator, ...prototypesOf(window)];
  const before = objects.map((object) => [object, descriptorsOf(object)]);

  return {
    begin: listeners.begin,
    restore() {
      listeners.removeAll();
      timers.clearAll();
      document.activeElement?.blur?.();
      window.getSelection().removeAllRanges();
      for (const element of [document.documentElement, document.head, document.body]) {
        for (const { name } of [...element.attributes]) element.removeAttribute(name);
      }
      document.head.replaceChildren();
      document.body.replaceChildren();
      window.localStorage.clear();
      window.sessionStorage.clear();
      dom.cookieJar.removeAllCookiesSync();
      window.history.replaceState(null, '', '/');
      dom.reconfigure({ url: 'http://localhost/' });
      for (const [object, descriptors] of before) restoreDescriptors(object, descriptors);
    },
  };
}

/** Listeners of what outlives a test file. React's own are on elements of the page, which go with it. */
function recordListeners(window) {
  const lasting = new Set([window, window.document, window.document.documentElement, window.document.body]);
  const { prototype } = window.EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const added = [];
  let recording = false;
  let ofErrors = 0;
  const count = (target, type, step) => {
    if (recording && target === window && type === 'error') ofErrors += step;
  };
  prototype.addEventListener = function (type, ...rest) {
    if (recording && lasting.has(this)) added.push([this, type, ...rest]);
    count(this, type, 1);
    return addEventListener.call(this, type, ...rest);
  };
  prototype.removeEventListener = function (type, ...rest) {
    count(this, type, -1);
    return removeEventListener.call(this, type, ...rest);
  };
  for (const name of ['addEventListener', 'removeEventListener']) globalThis[name] = prototype[name].bind(window);
  return {
    hasErrorListeners: () => ofErrors > 0,
    begin: () => void (recording = true),
    removeAll() {
      recording = false;
      ofErrors = 0;
      for (const [target, ...listener] of added.splice(0)) removeEventListener.apply(target, listener);
    },
  };
}

/** Timers that a test file started and did not end. */
function recordTimers() {
  const started = [];
  for (const [name, end] of [
    ['setTimeout', clearTimeout],
    ['setInterval', clearInterval],
  ]) {
    const start = globalThis[name];
    globalThis[name] = Object.assign((...args) => {
      const timer = start(...args);
      started.push(() => end(timer));
      return timer;
    }, start);
  }
  return {
    clearAll() {
      for (const end of started.splice(0)) end();
    },
  };
}

const prototypesOf = (window) =>
  Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name) && typeof window[name] === 'function')
    .flatMap((name) => [window[name], window[name].prototype])
    .filter((object) => object && object !== Object.prototype && object !== Function.prototype);

const descriptorsOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/** Names of packages' own, which they look up again: a second copy would be made of what is shared. */
const isOfAPackage = (key) => typeof key === 'symbol' || key.startsWith('__');

function restoreDescriptors(object, before) {
  const isGlobal = object === globalThis || object === globalThis.document.defaultView;
  for (const key of Reflect.ownKeys(object)) {
    if (!before.has(key) && !(isGlobal && isOfAPackage(key))) Reflect.deleteProperty(object, key);
  }
  for (const [key, descriptor] of before) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (now && ['value', 'get', 'set'].every((part) => Object.is(now[part], descriptor[part]))) continue;
    if (!now || now.configurable) Object.defineProperty(object, key, descriptor);
    else if (now.writable) object[key] = descriptor.value;
  }
}
