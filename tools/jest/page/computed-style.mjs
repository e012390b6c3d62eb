/** On what, beside its name and its own `style`, the browser's rules make an element's `display` depend. */
const ATTRIBUTES = ['hidden', 'open', 'type'];
/** Elements for which it depends on their parent as well. */
const OF_THEIR_PARENT = new Set(['rt', 'rp']);

/** Properties that no rule of the browser sets: an element has what its `style` says, */
const OWN = new Set(['content', 'opacity']);
/** or what its nearest parent has of which something is said, or else this. */
const INHERITED = new Map([
  ['pointer-events', 'auto'],
  ['visibility', 'visible'],
]);

/**
 * `getComputedStyle` of a window of jsdom, whose own weighs all 120 rules of the browser and resolves fourteen
 * properties for each element: most of what a test of a page would cost. Only the properties that queries ask about (is
 * it hidden, has it a name, can it be clicked) are worked out here, to the same answer; everything else is still
 * answered by jsdom.
 * @param {import('jsdom').DOMWindow} window
 * @returns {(element: Element) => CSSStyleDeclaration} pseudo-elements are not told apart
 */
export function computedStyles({ document, getComputedStyle }) {
  const displays = new Map();

  function displayByRules(element) {
    const { namespaceURI, localName } = element;
    const values = ATTRIBUTES.map((name) => element.getAttribute(name));
    const key = JSON.stringify([namespaceURI, localName, values]);
    let display = displays.get(key);
    if (display === undefined) {
      const bare = document.createElementNS(namespaceURI, localName);
      values.forEach((value, at) => value !== null && bare.setAttribute(ATTRIBUTES[at], value));
      displays.set(key, (display = getComputedStyle(bare).display));
    }
    return display;
  }

  function displayOf(element) {
    if (OF_THEIR_PARENT.has(element.localName)) return getComputedStyle(element).display;
    const own = ownValue(element, 'display');
    return own === 'unset' ? '' : own || displayByRules(element);
  }

  function valueOf(element, property) {
    if (property === 'display') return displayOf(element);
    if (OWN.has(property)) return said(element, property);
    for (let at = element; at; at = at.parentElement) {
      const value = said(at, property);
      if (value) return value;
    }
    return INHERITED.get(property);
  }

  return (element) => {
    if (document.styleSheets.length) return getComputedStyle(element);
    let rest;
    const all = () => (rest ??= getComputedStyle(element));
    const getPropertyValue = (name) => (isQuick(name) ? valueOf(element, name) : all().getPropertyValue(name));
    return new Proxy(
      {},
      {
        get(_none, key) {
          if (key === 'getPropertyValue') return getPropertyValue;
          const name = key === 'pointerEvents' ? 'pointer-events' : key;
          if (isQuick(name)) return valueOf(element, name);
          const value = all()[key];
          return typeof value === 'function' ? value.bind(rest) : value;
        },
      },
    );
  };
}

const isQuick = (name) => name === 'display' || OWN.has(name) || INHERITED.has(name);

/** Value of the element's own `style`; empty if it has none. */
const ownValue = (element, property) => (element.hasAttribute('style') ? element.style.getPropertyValue(property) : '');

/** The same, where 'unset' says nothing. */
function said(element, property) {
  const value = ownValue(element, property);
  return value === 'unset' ? '' : value;
}
