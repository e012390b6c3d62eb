import { type Element, isElement, type Node, type Tree } from './hast.js';

/** Runs of Greek or of Hebrew words, with the blanks and marks between them. */
const RUN =
  /[\p{Script=Greek}][\p{Script=Greek}\p{M}\s·,;’']*[\p{Script=Greek}\p{M}]|\p{Script=Greek}|[\p{Script=Hebrew}][\p{Script=Hebrew}\p{M}\s־,]*[\p{Script=Hebrew}\p{M}]|\p{Script=Hebrew}/gu;

/** Rehype plugin: Greek and Hebrew words say which language they are, for their fonts, their direction and for speech. */
export function markLanguages() {
  return (tree: Tree): void => visit(tree);
}

function visit(parent: Tree | Element): void {
  parent.children = parent.children.flatMap((child): Node[] => {
    if (child.type === 'text') return split(child.value);
    if (isElement(child) && child.tagName !== 'code' && child.tagName !== 'pre') visit(child);
    return child.type === 'doctype' ? [] : [child];
  });
}

function split(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const hebrew = /\p{Script=Hebrew}/u.test(run);
    if (index > from) nodes.push({ type: 'text', value: text.slice(from, index) });
    nodes.push({
      type: 'element',
      tagName: 'span',
      properties: hebrew ? { lang: 'he', dir: 'rtl' } : { lang: 'grc' },
      children: [{ type: 'text', value: run }],
    });
    from = index + run.length;
  }
  if (from < text.length) nodes.push({ type: 'text', value: text.slice(from) });
  return nodes;
}
