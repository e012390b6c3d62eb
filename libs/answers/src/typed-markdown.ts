import { type Element, isElement, type Node, type Tree } from './hast.js';

interface Parser {
  data(): object;
}

/**
 * Remark plugin: what is Markdown's but not what somebody means who indents a line, or underlines one with dashes. The
 * line stays text, and the dashes a rule.
 */
export function typedSyntax(this: Parser): void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['codeIndented', 'setextUnderline'] } },
  ];
}

/** Blocks whose text is running text; in the others an end of line only lays out the tree. */
const RUNNING = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'em', 'strong', 'del', 'a', 'cite']);
const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr']);

/** Rehype plugin: an end of line that somebody typed stays one, where Markdown would make a blank of it. */
export function keepLineBreaks() {
  return (tree: Tree): void => visit(tree, false);
}

function visit(parent: Tree | Element, running: boolean): void {
  const nodes = parent.children as Node[];
  parent.children = nodes.flatMap((node, at): Node[] => {
    if (node.type === 'text') return running && !isBetween(nodes, at) ? split(node.value) : [node];
    if (isElement(node) && node.tagName !== 'pre' && node.tagName !== 'code')
      visit(node, node.tagName === 'li' || RUNNING.has(node.tagName));
    return [node];
  });
}

/** The end of line beside a block, and the one that already follows a line break. */
const isBetween = (nodes: readonly Node[], at: number): boolean =>
  [nodes[at - 1], nodes[at + 1]].some((beside) => isElement(beside) && BLOCKS.has(beside.tagName)) ||
  isBreak(nodes[at - 1]);

const isBreak = (node: Node | undefined): boolean => isElement(node) && node.tagName === 'br';

const split = (text: string): Node[] =>
  text.split(/\r?\n/).flatMap((line, index): Node[] => {
    const words: Node[] = line ? [{ type: 'text', value: line }] : [];
    return index ? [{ type: 'element', tagName: 'br', properties: {}, children: [] }, ...words] : words;
  });
