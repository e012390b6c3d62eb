import { forEachElement, type Tree } from './hast.js';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Rehype plugin: a dot behind each heading, for where text is shown as words alone, in which no line would part the two. */
export function partHeadings() {
  return (tree: Tree): void => {
    for (const name of HEADINGS)
      forEachElement(tree, name, (heading) => {
        if (heading !== tree.children.at(-1)) heading.children.push({ type: 'text', value: ' ·' });
      });
  };
}
