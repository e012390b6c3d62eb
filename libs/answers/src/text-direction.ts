import { type Element, isElement, type Tree } from './hast.js';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const ANY_RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT.source, 'u');
const LETTER = /\p{L}/gu;

const count = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;

/**
 * The direction of a paragraph: by its first letter, as browsers tell it; where most of its letters are written from
 * right to left, from there. Browsers leave marked words out of account, and Hebrew words are marked.
 */
export const directionOf = (text: string): 'auto' | 'rtl' => directionBy(lettersOf(text));

export const holdsRightToLeft = (text: string): boolean => ANY_RIGHT_TO_LEFT.test(text);

interface Letters {
  readonly fromRight: number;
  readonly all: number;
}

const lettersOf = (text: string): Letters => ({ fromRight: count(text, RIGHT_TO_LEFT), all: count(text, LETTER) });

const directionBy = ({ fromRight, all }: Letters): 'auto' | 'rtl' => (fromRight * 2 > all ? 'rtl' : 'auto');

const PARAGRAPHS = new Set(['p', 'li', 'ul', 'ol', 'blockquote', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Rehype plugin: each paragraph has its own direction. */
export function setDirections() {
  return (tree: Tree): void => void visit(tree);
}

/** @returns the letters below, each counted once at any depth */
function visit(parent: Tree | Element): Letters {
  let fromRight = 0;
  let all = 0;
  for (const child of parent.children) {
    if (!isElement(child) && child.type !== 'text') continue;
    const letters = isElement(child) ? visit(child) : lettersOf(child.value);
    fromRight += letters.fromRight;
    all += letters.all;
    if (isElement(child) && PARAGRAPHS.has(child.tagName)) child.properties.dir = directionBy(letters);
  }
  return { fromRight, all };
}
