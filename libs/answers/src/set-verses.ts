import { type Element, forEachElement, isElement, type Node, type Tree } from './hast.js';
import { splitVerses } from './split-verses.js';
import { DIVINE_NAME } from './verse-words.js';

/** Rehype plugin: in a block quote the numbers of several verses become `<sup>`, and the Name is set in small capitals. */
export function setVerses() {
  return (tree: Tree): void => forEachElement(tree, 'blockquote', mark);
}

function mark(quote: Element): void {
  for (const paragraph of quote.children) {
    if (isElement(paragraph) && paragraph.tagName === 'p') paragraph.children = paragraph.children.flatMap(split);
  }
}

const split = (node: Node): Node[] =>
  node.type === 'text'
    ? splitVerses(node.value).flatMap(({ text, isNumber }) => (isNumber ? [element('sup', text)] : namesIn(text)))
    : [node];

const namesIn = (text: string): Node[] =>
  text
    .split(DIVINE_NAME)
    .flatMap((words, index) =>
      index % 2 ? [element('span', words, { dataDivineName: '' })] : words ? [{ type: 'text', value: words }] : [],
    );

const element = (tagName: string, words: string, properties: Element['properties'] = {}): Node => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: words }],
});
