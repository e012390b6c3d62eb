import { memo } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { type Element, forEachElement, isElement, textOf, type Tree } from './hast.js';
import { isWithinMarkdownBounds } from './markdown-bounds.js';
import { beginningOf, firstCharacters } from './shorten-text.js';
import { spellTasks } from './task-items.js';

export interface ExcerptTextProps {
  /** Markdown, or what a user typed. */
  readonly text: string;
  /** So many characters of it in one line, in place of its beginning. */
  readonly characters?: number | undefined;
}

const REMARK = [remarkGfm];
const REHYPE = [spellTasks, numberItems, partHeadings, trimBeginning];
/** An empty list: only the words remain, with ends of lines as white space. */
const ELEMENTS: readonly string[] = [];

/** The words that a text begins with, without the signs of its Markdown: for a few lines of it, in an element of the caller's. */
export const ExcerptText = memo(function ExcerptText({ text, characters }: ExcerptTextProps) {
  const beginning = beginningOf(text);
  if (!isWithinMarkdownBounds(beginning))
    return characters === undefined ? beginning : firstCharacters(beginning, characters);
  return (
    <Markdown
      remarkPlugins={REMARK}
      rehypePlugins={characters === undefined ? REHYPE : [...REHYPE, [cutToLine, characters]]}
      allowedElements={ELEMENTS}
      unwrapDisallowed
    >
      {beginning}
    </Markdown>
  );
});

/** Rehype plugin: the numbers of an ordered list as text, for where it is shown as words alone. */
function numberItems() {
  return (tree: Tree): void => forEachElement(tree, 'ol', number);
}

function number(list: Element): void {
  const first = Number(list.properties['start'] ?? 1);
  list.children.filter(isElement).forEach((item, index) => {
    item.children.unshift({ type: 'text', value: `${first + index}. ` });
  });
}

/** Rehype plugin: no end of line before the first word, where ends of lines are shown. */
function trimBeginning() {
  return (tree: Tree): void => void trim(tree);
}

/** @returns whether it holds words */
function trim(parent: Tree | Element): boolean {
  for (let [first] = parent.children; first; [first] = parent.children) {
    // The rest is HTML, which is shown as it was typed.
    if (first.type === 'text' ? first.value.trim() !== '' : !isElement(first) || trim(first)) return true;
    parent.children.shift();
  }
  return false;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Rehype plugin: a dot behind each heading, for where text is shown as words alone, in which no line would part the two. */
function partHeadings() {
  return (tree: Tree): void => {
    for (const name of HEADINGS)
      forEachElement(tree, name, (heading) => {
        if (heading !== tree.children.at(-1)) heading.children.push({ type: 'text', value: ' ·' });
      });
  };
}

/** Rehype plugin: of all words the beginning in one line. */
function cutToLine(most: number) {
  return (tree: Tree): void => {
    const value = firstCharacters(tree.children.map(textOf).join(''), most);
    tree.children = [{ type: 'text', value }];
  };
}
