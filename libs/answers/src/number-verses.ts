import { type Element, forEachElement, isElement, type Node, type Tree } from './hast.js';
import { splitVerses } from './split-verses.js';

/** Rehype plugin: the numbers of the verses in a block quote of several become `<sup>`. */
export function numberVerses() {
  return (tree: Tree): void => forEachElement(tree, 'blockquote', mark);
}

function mark(quote: Element): void {
  for (const paragraph of quote.children) {
    if (isElement(paragraph) && paragraph.tagName === 'p') paragraph.children = paragraph.children.flatMap(split);
  }
}

const split = (node: Node): Node[] =>
  node.type === 'text'
    ? splitVerses(node.value).map(({ text, isNumber }) => {
        const words = { type: 'text' as const, value: text };
        return isNumber ? { type: 'element', tagName: 'sup', properties: {}, children: [words] } : words;
      })
    : [node];
