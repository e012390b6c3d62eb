import { forEachElement, textOf, type Tree } from './hast.js';

/** A table of more columns does not fit on a phone: there its rows are stacked, each cell under the name of its column. */
const MOST_BESIDE = 3;

/** Rehype plugin: the cells of wide tables carry the names of their columns. */
export function labelCells() {
  return (tree: Tree): void =>
    forEachElement(tree, 'table', (table) => {
      const names: string[] = [];
      forEachElement(table, 'th', (head) => names.push(textOf(head)));
      if (names.length <= MOST_BESIDE) return;
      table.properties.dataWide = '';
      forEachElement(table, 'tr', (row) => {
        let column = 0;
        forEachElement(row, 'td', (cell) => {
          cell.properties.dataLabel = names[column] ?? '';
          column += 1;
        });
      });
    });
}
