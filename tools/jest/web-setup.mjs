import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Pages with antd render slowly in jsdom: this only ends what never comes.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out, so what antd asks about layout has fixed answers.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
// antd's selects wait for a message to themselves; Node's own channels would keep the process alive.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
};
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
// jsdom prints a long complaint when it is asked for the style of a pseudo-element, which antd asks for.
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle(element);

// antd writes 200 KB of styles into a page. jsdom would weigh each of its rules for each element that a query by role
// meets, fifty times slower than without; what tests can tell of visibility stands on the elements themselves.
const createElement = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = createElement(name, options);
  if (name === 'style') element.type = 'text/plain';
  return element;
};

afterEach(cleanup);
