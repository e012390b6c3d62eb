import type { CommentaryKind } from '@berea/text-packs';
import type { Block } from '../prose/read-prose.js';

/** A part of the comments on a psalm, in the order of the book. */
export interface Section {
  readonly heading: RegExp;
  /** Null for lists of books, which are not commentary. */
  readonly kind: CommentaryKind | null;
  readonly order: number;
}

const SECTIONS: readonly Section[] = [
  { heading: /^(?:TITLES?|(?:TITLE AND )?SUBJECT|AUTHOR)(?:\.|:|$)/, kind: 'title', order: 0 },
  { heading: /^DIVISIONS?(?:\.|:|$)/, kind: 'division', order: 1 },
  { heading: /^EXPOSITION\b/, kind: 'exposition', order: 2 },
  {
    heading: /^(?:EXPLANATORY NOTES AND QUAINT SAYINGS|NOTES RELATING TO THE PSALM AS A WHOLE)\b/,
    kind: 'quotation',
    order: 3,
  },
  { heading: /^HINTS TO (?:THE VILLAGE )?PREACHERS?\b/, kind: 'hint', order: 4 },
  { heading: /^WORKS? UPON\b/, kind: null, order: 5 },
];

/**
 * From here on, sections follow the verses, and may start again from the first verse, as for the parts of Psalm 119.
 */
const ABOUT_VERSES = 2;

/** Text before any heading is about the psalm as a whole. */
export const FIRST_SECTION: Section | undefined = SECTIONS[0];

/**
 * The section that a block begins, and the part of its text that belongs to it already. A heading that is not a title
 * in the markup counts only if it moves forward, because the same words occur inside quotations.
 */
export function findSection(
  { kind, text }: Block,
  current: Section | undefined,
): { readonly section: Section; readonly rest: string } | undefined {
  const section = SECTIONS.find(({ heading }) => heading.test(text));
  if (!section) return undefined;
  if (kind === 'title') {
    // 'Title' is also a heading for quotations about a psalm's title.
    const isInside = current !== undefined && section.order < ABOUT_VERSES && current.order > section.order;
    return { section: isInside ? current : section, rest: '' };
  }
  if (current && section.order <= current.order) return undefined;
  return { section, rest: text.replace(section.heading, '').replace(/^[\s.:—–-]+/, '') };
}
