import { Parser } from 'htmlparser2';

/**
 * @typedef {{ name: string, attributes: Record<string, string>, children: (Element | string)[] }} Element
 */

/** The names of Word's own elements; a program may bind them to another prefix than `w`. */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/**
 * A part of a Word document as a tree whose elements of Word begin with `w:`.
 * @param {string} text
 * @returns {Element}
 * @throws Error where an element is not closed
 */
export function readXml(text) {
  const root = element('');
  const open = [root];
  let prefix = 'w';
  const named = (name) => (prefix !== 'w' && name.startsWith(`${prefix}:`) ? `w${name.slice(prefix.length)}` : name);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length === 1) prefix = prefixIn(attributes);
        const bound = prefix === 'w' ? {} : { 'xmlns:w': attributes[`xmlns:${prefix}`] };
        const opened = element(
          named(name),
          Object.fromEntries(
            Object.entries({ ...attributes, ...bound })
              .filter(([, value]) => value !== undefined)
              .map(([key, value]) => [named(key), value]),
          ),
        );
        open.at(-1).children.push(opened);
        open.push(opened);
      },
      ontext: (words) => void open.at(-1).children.push(words),
      onclosetag(_name, implied) {
        // An element without an end and without content closes itself; with content, its end is missing.
        if (open.pop().children.length && implied) throw new Error('An element is not closed.');
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  if (open.length > 1) throw new Error('The text breaks off.');
  parser.end();
  return root.children.find((child) => typeof child !== 'string') ?? root;
}

/** @returns {string} what `readXml` reads as the same tree */
export const writeXml = (node) => {
  if (typeof node === 'string') return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.name}${attributes.join('')}>${node.children.map(writeXml).join('')}</${node.name}>`;
};

/** @returns {Element} */
export const element = (name, attributes = {}, children = []) => ({ name, attributes, children });

/** The first child of a name. @returns {Element | undefined} */
export const childOf = (parent, name) => parent?.children.find((child) => child.name === name);

/** All children of a name. @returns {Element[]} */
export const childrenOf = (parent, name) => parent?.children.filter((child) => child.name === name) ?? [];

/** The value of a child: `<w:start w:val="3"/>`. @returns {string | undefined} */
export const valueOf = (parent, name) => childOf(parent, name)?.attributes['w:val'];

/** Whether a property is on; undefined where it is not set. @returns {boolean | undefined} */
export function isOn(parent, name) {
  const property = childOf(parent, name);
  return property && !['0', 'false', 'off'].includes(property.attributes['w:val'] ?? '');
}

/** The words below an element. @returns {string} */
export const wordsIn = (node) => {
  if (typeof node === 'string') return '';
  if (node.name === 'w:t') return node.children.join('');
  return node.name === 'w:tab' || node.name === 'w:br' ? ' ' : node.children.map(wordsIn).join('');
};

const prefixIn = (attributes) =>
  Object.entries(attributes)
    .find(([name, value]) => name.startsWith('xmlns:') && WORD.has(value))?.[0]
    .slice('xmlns:'.length) ?? 'w';

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;' };
const escaped = (text) => text.replace(/[&<>"\n\r\t]/g, (sign) => SIGNS[sign]);
