import { beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { computedStyles } from './computed-style.mjs';

const NAMES =
  'a area article button datalist details dialog div figure form h1 head hr html iframe img input label legend li main map ' +
  'meta meter nav ol optgroup option p param pre progress q rp rt ruby script section select span style summary table ' +
  'tbody td template textarea th thead title tr ul video';
const ATTRIBUTES = ['', 'hidden', 'open', 'type="hidden"', 'type="checkbox"', 'hidden open'];
const STYLES = [
  '',
  'display: none',
  'display: flex',
  'display: unset',
  'display: inherit',
  'display: none !important',
  'visibility: hidden',
  'visibility: unset',
  'pointer-events: none',
  'opacity: 0',
  'opacity: unset',
  "content: 'x'",
  'color: red; visibility: visible',
  'color: red',
];
const QUICK = ['display', 'visibility', 'pointer-events', 'pointerEvents', 'opacity', 'content'];
const OTHERS = ['color', 'background-color', 'padding-top', 'paddingTop', 'cssText', 'length'];

const { window } = new JSDOM('<!DOCTYPE html><body></body>');
const { document } = window;
const computedStyle = computedStyles(window);
let main;
beforeEach(() => {
  main = document.createElement('main');
  document.body.replaceChildren(main);
});

/** Both implementations' values for an element, by name and as a property. */
function both(element, asked = QUICK) {
  const all = (style) => asked.map((name) => [name, style[name], style.getPropertyValue(name)]);
  return [all(computedStyle(element)), all(window.getComputedStyle(element))];
}

describe("our quick getComputedStyle, which Testing Library's queries use", () => {
  it.each(NAMES.split(' '))('for <%s> with each attribute and style, agrees with jsdom', (name) => {
    for (const written of [...ATTRIBUTES, ...STYLES.map((style) => `style="${style}"`)]) {
      const element = document.createElement(name);
      if (name === 'style') element.type = 'text/plain';
      for (const [, key, value = ''] of written.matchAll(/([a-z]+)(?:="([^"]*)")?/g)) element.setAttribute(key, value);
      main.replaceChildren(element);
      const [ours, jsdoms] = both(element);
      expect([written, ours]).toEqual([written, jsdoms]);
    }
  });

  it.each(STYLES)('for elements below one with the style %p, agrees with jsdom', (style) => {
    main.setAttribute('style', style);
    main.innerHTML =
      '<div><button style="visibility: inherit">1</button><ruby>2<rt>3</rt><rp>4</rp></ruby><svg><title>5</title></svg></div>';
    for (const element of document.querySelectorAll('*')) {
      const [ours, jsdoms] = both(element, [...QUICK, ...OTHERS]);
      expect([element.localName, ours]).toEqual([element.localName, jsdoms]);
    }
  });

  it('kept while the style of the element changes, follows the change', () => {
    const style = computedStyle(main);
    expect(style.display).toBe('block');
    main.style.display = 'none';
    expect(style.display).toBe('none');
  });

  it('in a page with a style sheet, heeds its rules as jsdom does', () => {
    document.head.innerHTML = '<style>main { display: grid; visibility: hidden }</style>';
    const [ours, jsdoms] = both(main);
    document.head.replaceChildren();
    expect(ours).toEqual(jsdoms);
    expect(ours[0]).toEqual(['display', 'grid', 'grid']);
  });
});
