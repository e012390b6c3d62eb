import type { CommentaryPack, Range } from '@berea/text-packs';
import { type Block, leadOf, readProse } from '../prose/read-prose.js';
import type { VerseEntry } from '../sword/sword-module.js';
import { bookOf, rangeOfBook, rangeOfVerses } from './book-ranges.js';
import { type LeftOutWord, markNamedWords, proveNamedWords, type WordsBehind } from './named-words.js';
import { closeNote, hasText, inOrder, type OpenNote } from './notes.js';

/** Left in the text by the sites that it has been taken from. */
const LEFTOVERS =
  /SCOFIELD REFERENCE NOTES \(Old Scofield 1917 Edition\)|For Another Point of View: See Topic \d+|Typist's Note: [^\]]*\]\]|<\/ol>|\\$/g;
const INTRODUCTION = /^Book Introduction/;
/** Headings inside of an introduction, in the same type as words of a verse that a note explains. */
const INTRODUCTION_PARTS = /^(WRITER|DATE|THEME|AUTHOR)\b/i;
const NAVIGATION = /^Read first chapter of /;

/** Brackets that the module doubles, or closes around an abbreviation alone: '((See … ))', '(cf) Genesis 3:21'. */
const BROKEN_BRACKETS: readonly [RegExp, string][] = [
  [/\(\s?\(See ([^()]*)\)\s?\)/g, '(See $1)'],
  [/\(\s?\((?=See )/g, '('],
  [/\((cf|Cf|e\.g|i\.e)\.?\)(?:\s?[;,.])?/g, '$1.'],
];

/**
 * Scofield's reference notes: an introduction to each book, and notes that begin with the words of a verse. Many of
 * its Greek words are false, so only those that the tagged text has behind the verse are kept.
 */
export function readScofield(
  entries: readonly VerseEntry[],
  behind: WordsBehind,
  onLeftOut?: (left: LeftOutWord) => void,
): CommentaryPack {
  const notes: OpenNote[] = [];
  for (const entry of entries) {
    const book = bookOf(entry.book);
    if (!book || !entry.text || entry.chapter === 0) continue;
    const verses = rangeOfVerses(book, entry.chapter, entry.verse || 1, entry.verse || 1);
    if (!verses) continue;
    let note: OpenNote | undefined;
    let isIntroduction = false;
    const open = (kind: OpenNote['kind'], range: Range, title?: string): OpenNote => {
      const opened: OpenNote = { range, kind, title, paragraphs: [], refs: [] };
      notes.push(opened);
      return opened;
    };
    for (const block of readProse(markNamedWords(entry.text))) {
      if (block.kind === 'title') {
        isIntroduction = INTRODUCTION.test(block.text);
        note = isIntroduction ? open('introduction', rangeOfBook(book)) : undefined;
        continue;
      }
      const lead = leadOf(block);
      const headsNote = lead !== '' && !(isIntroduction && INTRODUCTION_PARTS.test(lead));
      if (headsNote) isIntroduction = false;
      if (headsNote || !note) note = open('note', verses, lead.replace(/[\s:.,;]+$/, ''));
      const named = textOf(block, headsNote ? lead : '');
      const proof = { position: verses[0], on: note.title ?? '', behind, ...(onLeftOut && { onLeftOut }) };
      const text = BROKEN_BRACKETS.reduce(
        (mended, [broken, whole]) => mended.replace(broken, whole),
        proveNamedWords(named, proof),
      ).trim();
      if (text && !NAVIGATION.test(text)) {
        note.paragraphs.push(text);
        note.refs.push(...block.ranges);
      }
    }
  }
  return { kind: 'commentary', notes: inOrder(notes.filter(hasText).map(closeNote)), outline: [] };
}

function textOf(block: Block, lead: string): string {
  const text = block.kind === 'row' ? block.cells.filter(Boolean).join(' – ') : block.text.slice(lead.length);
  return text.replace(LEFTOVERS, '').replace(/\s+/g, ' ').trim();
}
