import { type Element, isElement, type Tree } from './hast.js';

/** Rehype plugin: the numbers of an ordered list as text, for where it is shown as words alone. */
export function numberItems() {
  return (tree: Tree): void => visit(tree);
}

function visit(parent: Tree | Element): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (child.tagName === 'ol') number(child);
    visit(child);
  }
}

function number(list: Element): void {
  const first = Number(list.properties['start'] ?? 1);
  list.children.filter(isElement).forEach((item, index) => {
    item.children.unshift({ type: 'text', value: `${first + index}. ` });
  });
}
