import type { Citation } from '@berea/contracts';
import type { ReferenceReader } from '@berea/scripture';
import { chooseCitation, type CitationIndex, indexCitations, type Surroundings } from './choose-citation.js';
import { closingMarks, findReferences } from './find-references.js';
import { type Element, isElement, type Node, textOf, type Tree } from './hast.js';

/** Blocks of running text; lists, quotes and tables hold these. */
const TEXT_BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'li', 'blockquote']);
const CONTAINERS = new Set(['ul', 'ol', 'table', 'blockquote']);
/** A reference in code or in a link stays as it is. */
const LEFT_ALONE = new Set(['a', 'code', 'pre']);
const QUOTES_SOMETHING = /["“”«»]/;

interface Cited {
  readonly reader: ReferenceReader | undefined;
  readonly citations: readonly Citation[];
  readonly index: CitationIndex;
}

/**
 * Rehype plugin: turns each mention of a cited place into `<cite data-citation="index" data-quoted>`, where `index`
 * points into `citations`. A reference that no citation names stays plain text.
 */
export function chipCitations({ citations, reader }: Pick<Cited, 'citations' | 'reader'>) {
  const cited = { citations, reader, index: indexCitations(citations) };
  return (tree: Tree): void => {
    if (cited.index.size) visitBlocks(tree, cited);
  };
}

const HEADING = /^h[1-6]$/;

/** A heading that is the reference of the quotation under it: the quotation carries the chip. */
function namesQuotation({ tagName }: Element, own: string, next: Element | undefined, { reader }: Cited): boolean {
  if (!HEADING.test(tagName) || next?.tagName !== 'blockquote') return false;
  const heading = own.trim();
  const [only, more] = findReferences(heading, reader);
  const isReference = only && !more && only.start === 0 && only.end === heading.length;
  return isReference === true && findReferences(textOf(next), reader).some(({ key }) => key === only?.key);
}

function visitBlocks(parent: Tree | Element, cited: Cited): void {
  const elements = (parent.children as Node[]).filter(isElement);
  elements.forEach((element, at) => {
    if (!TEXT_BLOCKS.has(element.tagName)) return visitBlocks(element, cited);
    const own = textOf(element);
    if (namesQuotation(element, own, elements[at + 1], cited)) return;
    const plain = element.tagName !== 'blockquote' && !QUOTES_SOMETHING.test(own);
    const beside = [elements[at - 1], elements[at + 1]].filter((each) => each?.tagName === 'blockquote');
    replaceIn(element, { own, quotesBeside: plain ? beside.filter(isElement).map(textOf) : [] }, cited);
  });
}

/** @param place how far the block was read: its references are chosen by the nearest quotation */
function replaceIn(element: Element, around: Surroundings, cited: Cited, place = { at: 0 }): void {
  element.children = element.children.flatMap((child): Node[] => {
    const start = place.at;
    if (child.type === 'text') {
      place.at += child.value.length;
      return split(child.value, around, cited, start);
    }
    if (!isElement(child)) return [child];
    const container = CONTAINERS.has(child.tagName);
    if (LEFT_ALONE.has(child.tagName) || container) place.at += textOf(child).length;
    else replaceIn(child, around, cited, place);
    if (container) visitBlocks({ children: [child] }, cited);
    return [child];
  });
}

/** A chip is a box: without this, the mark behind it could go to the next line alone. */
const together = (cite: Element, marks: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataTogether: '' },
  children: [cite, { type: 'text', value: marks }],
});

function split(text: string, around: Surroundings, { citations, index, reader }: Cited, offset: number): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const { key, start, end } of findReferences(text, reader)) {
    const chosen = chooseCitation(citations, index.get(key), around, offset + start);
    if (!chosen) continue;
    if (start > from) nodes.push({ type: 'text', value: text.slice(from, start) });
    const cite: Element = {
      type: 'element',
      tagName: 'cite',
      properties: { dataCitation: String(chosen.index), dataQuoted: chosen.quoted ? 'true' : 'false' },
      children: [{ type: 'text', value: text.slice(start, end) }],
    };
    const marks = closingMarks(text.slice(end));
    nodes.push(marks ? together(cite, marks) : cite);
    from = end + marks.length;
  }
  if (from < text.length) nodes.push({ type: 'text', value: text.slice(from) });
  return nodes;
}
