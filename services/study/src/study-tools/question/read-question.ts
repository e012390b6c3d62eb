import type { ToolKind } from '@berea/contracts';
import { parseReferenceQuery, parseReferences, type Passage, passageOf, placeAt } from '@berea/scripture';
import { chapterAround } from '../../text/passages.js';
import { recogniseTool } from './recognise-tool.js';
import { recogniseWord } from './recognise-word.js';

/** 'What does "begotten" mean in John 3:16?' asks for the word behind it. */
const ONE_WORD = /\b(?:what does|meaning of|define) (?:the word )?["“‘']\p{L}+["”’']/iu;

/** The request of a message by itself. */
export interface ReadQuestion {
  /** The message without its references */
  readonly beside: string;
  readonly tool?: ToolKind;
  /** The verses of its one reference, within the chapter that they begin in */
  readonly passage?: Passage;
}

/** Reads tool and reference in a message. Several references, or one that does not exist, are no passage to work on. */
export function readQuestion(message: string): ReadQuestion {
  const whole = parseReferenceQuery(message);
  const references = whole.length ? whole : parseReferences(message);
  const [only] = references;
  const named = references.length === 1 && only ? passageOf(only) : undefined;
  // A word in the name of a book ("Song", "Acts") asks for nothing.
  const beside = references.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    message,
  );
  const asked = recogniseTool(beside);
  // "The Greek words of John 3:16" are those of the verse; only a word that is named has a family.
  const ofVerse = asked === 'semantic-relations' && !recogniseWord(beside);
  const tool = named && (ofVerse || (asked === 'commentary' && ONE_WORD.test(beside))) ? 'greek-hebrew' : asked;
  return { beside, ...(tool && { tool }), ...(named && { passage: withinChapter(named) }) };
}

function withinChapter({ first, last }: Passage): Passage {
  const { chapter, book } = placeAt(first);
  const end = placeAt(last);
  return end.chapter === chapter && end.book === book ? { first, last } : { first, last: chapterAround(first).last };
}

/** So many words of a message are analysed; a longer one asks its question at the beginning. */
const MOST_WORDS = 1_000;

/** The beginning of a message, as far as it is analysed. The message itself is kept and shown whole. */
export function firstWords(message: string): string {
  const words = /\S+/g;
  for (let count = 0; count < MOST_WORDS; count += 1) if (!words.test(message)) return message;
  const end = words.lastIndex;
  return words.test(message) ? message.slice(0, end) : message;
}
