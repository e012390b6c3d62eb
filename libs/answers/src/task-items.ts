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

/** Rehype plugin: the box of a task says whether it is done, is named by its words, and tells where its item begins in the text. */
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
        dataAt: item.position?.start.offset,
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

/** A task at the beginning of what is left of a text. */
const TASK = /^(?:[-*+]|\d{1,9}[.)])[ \t]{1,8}\[([ xX])\]/;

/**
 * A text with a task of it done, or open again.
 * @param at where the item of the task begins
 * @returns undefined if no task begins there
 */
export function toggleTask(text: string, at: number): string | undefined {
  const [head, sign] = TASK.exec(text.slice(at, at + 32)) ?? [];
  if (head === undefined) return undefined;
  return `${text.slice(0, at)}${head.slice(0, -2)}${sign === ' ' ? 'x' : ' '}]${text.slice(at + head.length)}`;
}
