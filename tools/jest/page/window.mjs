import { JSDOM, VirtualConsole } from 'jsdom';
import { addBrowserParts } from './browser-parts.mjs';

/** Globals that stay Node's own although a window has them too: timers end with the test file, by environment.mjs. */
const NODES_OWN = new Set([
  ...['window', 'self', 'top', 'parent', 'frames', 'globalThis', 'global', 'console', 'performance'],
  ...[
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'structuredClone',
    'atob',
    'btoa',
  ],
]);
/** Globals that Node has and this window has not: code under test finds them missing, as it does in a page of jsdom. */
const NOT_IN_A_PAGE = ['BroadcastChannel'];

/**
 * One window of jsdom for all test files of a worker, laid over the worker's own globals: packages that are loaded once
 * keep hold of `document`.
 * @returns {JSDOM}
 */
export function openWindow() {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
  const { window } = dom;
  addBrowserParts(window);
  for (const name of NOT_IN_A_PAGE) delete globalThis[name];
  for (const name of namesOf(window)) {
    if (NODES_OWN.has(name) || isOfTheLanguage(name)) continue;
    Object.defineProperty(globalThis, name, shared(window, name));
  }
  for (const name of ['window', 'self', 'top', 'parent'])
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
  return dom;
}

/** Names of a window and of what it inherits, its methods of events among them. */
function namesOf(window) {
  const names = new Set();
  for (let part = window; part && part !== Object.prototype; part = Object.getPrototypeOf(part))
    for (const name of Object.getOwnPropertyNames(part)) if (name !== 'constructor') names.add(name);
  return names;
}

const LANGUAGE = new Set(
  'Object Function Array Number Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer SharedArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array BigInt DataView Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator Proxy Reflect WebAssembly Infinity NaN undefined eval parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape'.split(
    ' ',
  ),
);
const isOfTheLanguage = (name) => LANGUAGE.has(name);

/** Functions are called upon the window; plain values are copied; everything else is read from it, and written to it. */
function shared(window, name) {
  const value = window[name];
  if (typeof value === 'function') {
    const isClass = /^[A-Z]/.test(name);
    return { value: isClass ? value : value.bind(window), configurable: true, writable: true };
  }
  const own = Object.getOwnPropertyDescriptor(window, name);
  if (own && 'value' in own && Object(value) !== value) return { value, configurable: true, writable: true };
  return {
    get: () => window[name],
    set: (given) => void (window[name] = given),
    configurable: true,
  };
}
