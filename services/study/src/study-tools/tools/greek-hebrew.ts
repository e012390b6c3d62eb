import type { StudySection, StudyWord } from '@berea/contracts';
import { transliterateGreek } from '../../works/greek-letters.js';
import { describeGreekMorphology } from '../../works/greek-morphology.js';
import { describeMorphology } from '../../works/morphology.js';
import { passageName } from '../../text/passages.js';
import type { StudyContext } from '../study-context.js';
import { carryingWords } from '../structure/carrying-words.js';
import { notInstalled } from './common-sections.js';
import { wordsOfLemmas } from '../../works/tagged-text.js';

/** A longer passage would fill pages with tables. */
const MOST_VERSES = 4;
/** Of those that carry a longer passage. */
const MOST_WORDS = 12;

/** The article, particles and pronouns: nearly every Greek verse has them, and they say little of it. */
const UNTOLD = new Set(['G3588', 'G1161', 'G2532', 'G846', 'G1063']);

/** The same by MorphGNT's code. */
const UNTOLD_PARTS = /^(?:RA|RP)/;

const OBJECT_MARKER = 'H853';

export const LEXICON_NOTE =
  'The meanings are those of Strong’s dictionary of 1890, which belongs to a concordance and is not a modern lexicon. Counts are of the tagged King James text.';
const PARSED_NOTE = `The rows follow the Greek text of the SBL edition, without articles, most particles and most pronouns; dictionary forms and parsing are those of MorphGNT. A row without English is a word that the tagged King James text has nothing for: it is a particle, or the Greek that was translated has another word. ${LEXICON_NOTE}`;
const GREEK_TEXT_NOTE = `The rows follow the Greek text of the SBL edition, without articles, particles and pronouns. It has no lemmas: a word is tied to the lemma that the tagged King James verse offers where its form fits, and a row without one was left untied. ${LEXICON_NOTE}`;
const GREEK_NOTE = `No Greek text is installed: the rows follow the King James word order and give each word in its dictionary form, without parsing. ${LEXICON_NOTE}`;
const HEBREW_NOTE = `The rows follow the Hebrew text; the words stand as they are written there (ketiv). A row without English is a word that the tagged King James text has nothing for by itself: most are particles, forms of to be, or of the title of a psalm. ${LEXICON_NOTE}`;
const UNTAGGED_HEBREW_NOTE = `No Hebrew text is installed: the rows follow the King James word order and give each word in its dictionary form, without parsing. ${LEXICON_NOTE}`;

/** The Hebrew words of a verse, or the lemmas behind the English ones if there is no original text. */
export function studyGreekHebrew(context: StudyContext): StudySection[] {
  const { passage, library } = context;
  if (!library.tagged || !library.lexicon) return [notInstalled(context, 'lexicon-grc', 'lexicon-hbo')];
  const size = passage.last - passage.first + 1;
  if (size > MOST_VERSES) return ofLongPassage(context);
  const positions = Array.from({ length: size }, (_, index) => passage.first + index);
  const hebrew = positions.flatMap((position) => hebrewRows(context, position));
  if (hebrew.length) {
    const table = {
      type: 'words',
      title: 'The Hebrew words',
      order: 'original',
      rows: hebrew,
      note: HEBREW_NOTE,
    } as const;
    return [table];
  }
  const greekText = positions.flatMap((position) => greekRows(context, position));
  if (greekText.length) {
    const table = {
      type: 'words',
      title: 'The Greek words',
      order: 'original',
      rows: greekText,
      note: greekText.some(({ parsing }) => parsing) ? PARSED_NOTE : GREEK_TEXT_NOTE,
    } as const;
    return [table];
  }
  const rows = positions.flatMap((position) => lemmaRows(context, position));
  const greek = rows.some(({ entry }) => entry?.language === 'grc');
  const note = greek ? (library.greek ? notInGreek(positions) : GREEK_NOTE) : UNTAGGED_HEBREW_NOTE;
  if (!rows.length)
    return [{ type: 'text', title: 'The words', text: 'No word of this verse is tagged with a lemma.' }];
  const title = `The ${greek ? 'Greek' : 'Hebrew'} words behind the translation`;
  return [{ type: 'words', title, order: 'translation', rows, note }];
}

/** Why a New Testament passage has no Greek of its own. */
function notInGreek(positions: readonly number[]): string {
  const [first = 0] = positions;
  const name = passageName({ first, last: positions.at(-1) ?? first });
  const verses = positions.length > 1 ? 'these verses' : 'this verse';
  return `The SBL edition does not have ${verses} (${name}): its editor does not count ${positions.length > 1 ? 'them' : 'it'} as a part of the oldest text. The rows are the lemmas of the tagged King James words, in their order and without parsing. ${LEXICON_NOTE}`;
}

/** A table of every word would bury what it is about: the words that carry the passage, out of all its verses. */
function ofLongPassage(context: StudyContext): StudySection[] {
  const rows = carryingWords(context, MOST_WORDS);
  const note = `Chosen from all nouns, verbs and adjectives of the passage: those that are rare, come back, or name its theme. ${LEXICON_NOTE}`;
  const text = `Word tables are made for ${MOST_VERSES} verses at a time; ask for some of the verses by themselves.`;
  return [
    ...(rows.length
      ? [{ type: 'words', title: 'The words that carry it', order: 'original', rows, note } as const]
      : []),
    { type: 'text', title: 'Not shown', text },
  ];
}

function hebrewRows({ library, works }: StudyContext, position: number): StudyWord[] {
  const english = wordsOfLemmas(library.main, position, library.tagged?.words(position) ?? []);
  return (library.hebrew?.words(position) ?? []).map(({ form, strongs, code }) => {
    const entry = strongs ? works.entry(strongs) : undefined;
    const parsing = describeMorphology(code);
    // The object marker has no English; it is tagged at the 'and' before what it marks.
    const words = (strongs && strongs !== OBJECT_MARKER && english.get(strongs)) || '';
    return { words, form, ...(parsing && { parsing }), ...(entry && { entry }) };
  });
}

/** The words of the Greek text that tell something; those of a verse that this edition lacks are none. */
function greekRows({ library, works }: StudyContext, position: number): StudyWord[] {
  const english = wordsOfLemmas(library.main, position, library.tagged?.words(position) ?? []);
  return (library.greek?.words(position) ?? [])
    .filter(({ form, strongs, code }) =>
      code ? !UNTOLD_PARTS.test(code) && !UNTOLD.has(strongs ?? '') : strongs ? !UNTOLD.has(strongs) : !isArticle(form),
    )
    .map(({ form, strongs, code }) => {
      const entry = strongs ? works.entry(strongs) : undefined;
      return {
        words: (strongs && english.get(strongs)) || '',
        form,
        transliteration: transliterateGreek(form),
        ...(code && { parsing: describeGreekMorphology(code) }),
        ...(entry && { entry }),
      };
    });
}

const ARTICLES = new Set('ο η το του τησ τω τη τον την οι αι τα των τοισ ταισ τουσ τασ'.split(' '));

/** The tagged King James text numbers few articles, so most of them stay untied. */
const isArticle = (form: string): boolean =>
  ARTICLES.has(
    form
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/[^α-ω]/g, ''),
  );

/** The lemmas behind the English words of a verse, in their order: also those whose words another edition of the text lacks. */
export function lemmaRows({ library, works }: StudyContext, position: number): StudyWord[] {
  return [...wordsOfLemmas(library.main, position, library.tagged?.words(position) ?? [])]
    .filter(([id]) => !UNTOLD.has(id))
    .map(([id, words]) => {
      const entry = works.entry(id);
      return { words, ...(entry && { entry }) };
    });
}
