import { computedStyles } from './computed-style.mjs';

/** Adds parts of a browser that jsdom lacks, since it lays nothing out: they give fixed answers about layout. */
export function addBrowserParts(window) {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  // antd's selects wait for a message to themselves; Node's own channels would keep the process alive.
  window.MessageChannel = class {
    port1 = { onmessage: null };
    port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
  };
  window.scrollTo = () => {};
  window.Element.prototype.scrollIntoView = () => {};
  // jsdom prints a long complaint when it is asked for the style of a pseudo-element, which antd asks for.
  window.getComputedStyle = computedStyles(window);
  const { document } = window;

  // antd writes 200 KB of styles into a page. jsdom would weigh each of its rules for each element that a query by role
  // meets, fifty times slower than without; and tests tell visibility by the elements themselves.
  const createElement = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = createElement(name, options);
    if (name === 'style') element.type = 'text/plain';
    return element;
  };
}
