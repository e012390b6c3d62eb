import { parseReferences, passageOf } from '@berea/scripture';
import { lemmaSections } from '../../study-tools/answer/word-sections.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { LONGEST_QUESTION, plainWords } from '../question/phrases.js';
import { WORDS_EXPLAINED } from '../question/words-explained.js';
import type { Draft, Frame } from './draft.js';

/** 'What does hallelujah mean?', 'maranatha meaning', 'what is an ephod' */
const ASKS: readonly RegExp[] = [
  /^(?:and |so )?what (?:does|do|is|was|are|were) (?:the |an? )?(?:(?:hebrew |greek |aramaic |bible )?(?:word|name|term|phrase|title) )?(.+?) (?:actually |really |even |literally )?(?:mean|means|stand for)(?: in .+| exactly| please)?$/,
  /^(?:the )?(?:meaning|definition) of (?:the )?(?:(?:hebrew |greek |aramaic )?(?:word|name|term|phrase|title) )?(.+)$/,
  /^what (?:is|are) the (?:meaning|definition) of (?:the )?(?:(?:hebrew |greek |aramaic )?(?:word|name|term|phrase|title) )?(.+)$/,
  /^(?:please )?(?:define|explain) (?:the (?:word|name|term) )?(.+)$/,
  /^(.+?) (?:meaning|definition)$/,
  /^(?:que )?(?:significa|quiere decir|significado de) (?:la palabra )?(.+)$/,
];

let known: ReadonlyMap<string, readonly [ids: string, verses: string]> | undefined;

const words = () =>
  (known ??= new Map(
    WORDS_EXPLAINED.trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', ids = '', verses = ''] = line.split(' | ');
        return names.split(' ; ').map((name) => [name.trim(), [ids, verses]] as const);
      }),
  ));

/** Meaning of a word known from hymns and sermons: the dictionary, and verses that have it. */
export function answerExplainedWord(
  text: BibleText,
  guide: StudyGuide | undefined,
  message: string,
  frame: Frame,
): Draft | undefined {
  const asked = plainWords(message);
  if (!guide || asked.length > LONGEST_QUESTION) return undefined;
  const question = asked.join(' ');
  const found = ASKS.map((pattern) => words().get(pattern.exec(question)?.[1]?.replace(/^(?:la |el |the )/, '') ?? ''));
  const [ids, verses] = found.find((each) => each !== undefined) ?? [];
  if (ids === undefined || verses === undefined) return undefined;
  const passages = parseReferences(verses).flatMap((reference) => passageOf(reference) ?? []);
  return {
    parts: [frame.words, ...passages.map((passage) => quoteVerses(text, passage))],
    sections: lemmaSections(guide.works, ids.split(' ')),
  };
}
