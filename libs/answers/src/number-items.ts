import { type Element, forEachElement, isElement, type Tree } from './hast.js';

/** Rehype plugin: the numbers of an ordered list as text, for where it is shown as words alone. */
export function numberItems() {
  return (tree: Tree): void => forEachElement(tree, 'ol', number);
}

function number(list: Element): void {
  const first = Number(list.properties['start'] ?? 1);
  list.children.filter(isElement).forEach((item, index) => {
    item.children.unshift({ type: 'text', value: `${first + index}. ` });
  });
}
