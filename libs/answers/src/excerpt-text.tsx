import { memo } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { beginningOf } from './beginning-of.js';
import { cutToLine } from './first-characters.js';
import { numberItems } from './number-items.js';
import { partHeadings } from './part-headings.js';

export interface ExcerptTextProps {
  /** Markdown, or what a user typed. */
  readonly text: string;
  /** So many characters of it in one line, in place of its beginning. */
  readonly characters?: number | undefined;
}

const REMARK = [remarkGfm];
const REHYPE = [numberItems, partHeadings];
/** What is made of words only keeps its words, and its ends of lines as white space. */
const ELEMENTS: readonly string[] = [];

/** The words that a text begins with, without the signs of its Markdown: for a few lines of it, in an element of the caller's. */
export const ExcerptText = memo(function ExcerptText({ text, characters }: ExcerptTextProps) {
  return (
    <Markdown
      remarkPlugins={REMARK}
      rehypePlugins={characters === undefined ? REHYPE : [...REHYPE, [cutToLine, characters]]}
      allowedElements={ELEMENTS}
      unwrapDisallowed
    >
      {beginningOf(text)}
    </Markdown>
  );
});
