import { type Element, forEachElement, isElement, type Node, type Tree } from './hast.js';

const DASH = /(?:^|\n)[^\S\n]*[—–]\s+(?=\S)/;

/**
 * Rehype plugin: the line '— Matthew 5:3 (KJV)' under a block quote becomes a paragraph of its own with
 * `data-attribution`, without the dash and the brackets, which its style replaces.
 */
export function markAttributions() {
  return (tree: Tree): void => forEachElement(tree, 'blockquote', mark);
}

function mark(quote: Element): void {
  const at = quote.children.findLastIndex((child) => isElement(child) && child.tagName === 'p');
  const paragraph = quote.children[at];
  if (!isElement(paragraph)) return;
  const line = paragraph.children.findLastIndex((child) => child.type === 'text' && DASH.test(child.value));
  const dashed = paragraph.children[line];
  const dash = dashed?.type === 'text' ? DASH.exec(dashed.value) : null;
  // A dash in the middle of the first line is the author's own.
  if (dashed?.type !== 'text' || !dash || (line > 0 && !dash[0].startsWith('\n'))) return;
  const before = dashed.value.slice(0, dash.index);
  const rest: Node[] = [
    { type: 'text', value: dashed.value.slice(dash.index + dash[0].length) },
    ...paragraph.children.slice(line + 1),
  ];
  const attribution: Element = {
    type: 'element',
    tagName: 'p',
    properties: { dataAttribution: '' },
    children: rest.map(withoutBrackets),
  };
  paragraph.children = [...paragraph.children.slice(0, line), { type: 'text', value: before }];
  const empty = line === 0 && !before.trim();
  quote.children.splice(at, 1, ...(empty ? [] : [paragraph]), attribution);
}

const withoutBrackets = (node: Node): Node =>
  node.type === 'text' ? { ...node, value: node.value.replace(/\(([^()]*)\)\s*$/, '$1') } : node;
