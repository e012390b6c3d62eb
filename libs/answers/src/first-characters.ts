import { textOf, type Tree } from './hast.js';

/** The beginning of a text in one line; '...' says that it goes on. @param most in UTF-16 units */
export function firstCharacters(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most)}...` : line;
}

/** Rehype plugin: of all words the beginning in one line. */
export const cutToLine =
  (most: number) =>
  (tree: Tree): void => {
    const value = firstCharacters(tree.children.map(textOf).join(''), most);
    tree.children = [{ type: 'text', value }];
  };
