import { type Element, isElement, type Tree } from './hast.js';

/** Rehype plugin: headings follow one another without a step left out, below those of the page around them. */
export function orderHeadings({ top }: { readonly top: number }) {
  return (tree: Tree): void => {
    /** The levels that the headings above the present one were written at. */
    const above: number[] = [];
    for (const heading of headingsOf(tree)) {
      // Many write the title of the whole and its parts with one sign and two.
      const written = Math.max(2, Number(heading.tagName.slice(1)));
      if (heading.tagName === 'h1') heading.properties.dataTop = '';
      while ((above.at(-1) ?? 0) >= written) above.pop();
      heading.tagName = `h${Math.min(6, top + above.length)}`;
      if (above.length) heading.properties.dataDeep = '';
      above.push(written);
    }
  };
}

const HEADING = /^h[1-6]$/;

function headingsOf(parent: Tree | Element): Element[] {
  return parent.children.flatMap((child) =>
    !isElement(child) ? [] : HEADING.test(child.tagName) ? [child] : headingsOf(child),
  );
}
