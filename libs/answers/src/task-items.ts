import { type Element, forEachElement, isElement, textOf, type Tree } from './hast.js';
import { t } from './texts/answers-text.js';

/** A box of a list of tasks, and the element around it: the item, or its first paragraph. */
interface TaskBox {
  readonly box: Element;
  readonly parent: Element;
}

function boxOf(item: Element): TaskBox | undefined {
  for (const parent of [item, item.children.find(isElement)]) {
    const box = parent?.children.find(isElement);
    if (parent && box?.tagName === 'input') return { box, parent };
  }
  return undefined;
}

const isDone = ({ properties: { checked } }: Element): boolean => checked === true;

/** Rehype plugin: the box of a task says whether it is done, and is named by its words; it is changed in the text alone. */
export function nameTasks() {
  return (tree: Tree): void =>
    forEachElement(tree, 'li', (item) => {
      const found = boxOf(item);
      if (!found) return;
      const { box, parent } = found;
      // The name of a task leaves out what is below it, such as a list.
      const name = textOf({
        ...parent,
        children: parent.children.filter((child) => !isBlock(child)),
      } as Element).trim();
      item.properties.dataTask = isDone(box) ? 'done' : 'open';
      box.properties = {
        type: 'checkbox',
        checked: isDone(box),
        disabled: true,
        ariaLabel: name || t('answers-text.task'),
      };
    });
}

const isBlock = (node: { type: string }): boolean => isElement(node) && ['ul', 'ol', 'p'].includes(node.tagName);

/** Rehype plugin: boxes as text, for where a text is shown as words alone. */
export function spellTasks() {
  return (tree: Tree): void =>
    forEachElement(tree, 'li', (item) => {
      const found = boxOf(item);
      if (!found) return;
      const value = isDone(found.box) ? DONE : OPEN;
      found.parent.children = found.parent.children.map((child) =>
        child === found.box ? { type: 'text', value } : child,
      );
    });
}

const DONE = '☑';
const OPEN = '☐';
