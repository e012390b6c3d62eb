import type {
  BasketKind,
  CommentaryNote,
  CrossReference,
  Note,
  Place,
  Source,
  StudyAnswer,
  StudyWord,
} from '@berea/contracts';
import { versePiece } from '@berea/answers';
import { formatReference } from '@berea/scripture';
import { t } from '../texts/dossier.js';

/** One thing that was found on a passage, as it can be put into a manuscript. */
export interface Finding {
  /** Its sign and its name in a basket. */
  readonly kind: BasketKind;
  readonly title: string;
  readonly text: string;
  /** Its source, for a footnote. */
  readonly source?: string;
}

type Sectioned<T extends StudyAnswer['sections'][number]['type']> = Extract<
  StudyAnswer['sections'][number],
  { type: T }
>;

export const referenceOf = ({ book, chapter, verse, endVerse }: Place): string =>
  formatReference(book, chapter, verse, endVerse);

const sectionsOf = <T extends StudyAnswer['sections'][number]['type']>(answer: StudyAnswer, type: T): Sectioned<T>[] =>
  answer.sections.filter((section): section is Sectioned<T> => section.type === type);

/** The work that an id names: 'Torrey, Treasury of Scripture Knowledge'. */
const workOf = (sources: readonly Source[], id: string | undefined): string | undefined => {
  const work = sources.find((each) => each.id === id);
  return work && [work.author, work.title].filter(Boolean).join(', ');
};

const item = (text: string): string => `- ${text.replace(/\s+/g, ' ').trim()}`;

/** A step of the passage, as the notes or a commentary part it. */
export interface Movement {
  readonly title: string;
  readonly place: Place;
}

export const movementPiece = ({ title, place }: Movement, source?: string): Finding => ({
  kind: 'structure',
  title,
  text: item(`${title} (${referenceOf(place)})`),
  ...(source && { source }),
});

/** The steps by the titles of a commentary; each place once. */
export const outlineOf = (answer: StudyAnswer): (Movement & { readonly source: string | undefined })[] =>
  sectionsOf(answer, 'outline').flatMap(({ rows, source }) =>
    rows.map((row) => ({ ...row, source: workOf(answer.sources, source) })),
  );

/** Words of a passage, those that carry it first; of one of a few verses, in the order of the text. */
export const wordsOf = (answer: StudyAnswer): StudyWord[] => {
  const rows = sectionsOf(answer, 'words').flatMap((section) => section.rows);
  return rows.filter(({ entry }, at) => entry && rows.findIndex((row) => row.entry?.id === entry.id) === at);
};

/** Without the points of the sentence that it stands in. */
export const bare = (form: string): string => form.replace(/(?<![\s.,;:·׃־—])[\s.,;:·׃־—]+$/u, '');

/**
 * How a word is written, said and called in the dictionary. A Hebrew form is not transliterated, so its dictionary form
 * stands first.
 */
export function lookOf({ form, transliteration, entry }: StudyWord) {
  const written = bare((transliteration && form) || entry?.lemma || form || '');
  const said = bare(transliteration ?? entry?.transliteration ?? '');
  return { written, said, lemma: entry && entry.lemma !== written ? entry.lemma : undefined };
}

const SENSE = 90;

/** The first sense of the dictionary. */
export const senseOf = ({ entry }: StudyWord): string => {
  const [first = ''] = outsideBrackets(entry?.definition ?? '').split(/;|\.\s(?=\p{Lu})/u);
  const sense = first.replace(/ +(?=[ ,])/g, '').trim();
  return sense.length <= SENSE ? sense : `${sense.slice(0, sense.lastIndexOf(' ', SENSE))}...`;
};

/** A text without what its brackets say, also where one holds another. */
function outsideBrackets(text: string): string {
  let depth = 0;
  let kept = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (depth === 0) kept += letter;
    if (letter === ')') depth = Math.max(0, depth - 1);
  }
  return kept;
}

export const wordPiece = (word: StudyWord): Finding => {
  const { written, said } = lookOf(word);
  return {
    kind: 'word',
    title: written,
    text: item(`${word.words}: ${written} (${said}), ${senseOf(word)}`),
    source: t('dossier.strongs-number', { id: word.entry?.id ?? '' }),
  };
};

/** References that have a reason, best first. */
export const referencesOf = (answer: StudyAnswer): CrossReference[] =>
  sectionsOf(answer, 'cross-references')
    .flatMap(({ references }) => references)
    .filter(({ reasons }) => reasons.length > 0);

export const referencePiece = (reference: CrossReference, sources: readonly Source[]): Finding => {
  const source = workOf(sources, reference.reasons[0]?.source);
  return {
    kind: 'cross-reference',
    title: referenceOf(reference),
    text: versePiece(reference.text, referenceOf(reference), 'KJV').text,
    ...(source && { source }),
  };
};

/** What one author says of the passage. */
export interface Said {
  readonly author: string;
  /** The sentence on the passage, and all of the note. */
  readonly sentence: string;
  readonly whole: string;
  readonly source: string;
  readonly place: Place | undefined;
}

/** Of a commentator, before the whole is asked for. */
const SENTENCE = 240;

/** The commentators, each author once: at the sentence on the passage. */
export function commentatorsOf(answer: StudyAnswer): Said[] {
  const notes = sectionsOf(answer, 'commentary').flatMap((section) => section.notes);
  const said = notes.filter(speaks).map((note) => {
    const author = note.by ?? note.author;
    return {
      author,
      sentence: sentenceOf(note),
      whole: note.text,
      place: note.place,
      source: sourceOf(author, workOf(answer.sources, note.work) ?? note.title),
    };
  });
  return said.filter(({ author }, at) => said.findIndex((each) => each.author === author) === at);
}

/** The author, named once, and the work. */
const sourceOf = (author: string, work: string | undefined): string =>
  !work ? author : work.startsWith(author) ? work : `${author}, ${work}`;

/** A note that only sends its reader elsewhere says nothing of the passage. */
const speaks = ({ text }: CommentaryNote): boolean =>
  text.length > 60 && !/^[^.]{0,40}\(See [^)]*\)\.?$/i.test(text.trim());

/** The first sentences on the passage, as many as a glance reads. */
function sentenceOf({ text, focus }: CommentaryNote): string {
  const on = (focus ? text.slice(focus.start, focus.end) : text).replace(/\s+/g, ' ').trim();
  const ends = [...on.matchAll(/[.!?][”’")]?(?=\s+["“]?\p{Lu}|$)/gu)].map(({ index, 0: end }) => index + end.length);
  const end = ends.findLast((each) => each <= SENTENCE) ?? ends[0];
  return end === undefined ? on : on.slice(0, end);
}

export const saidPiece = ({ author, sentence, source }: Said): Finding => ({
  kind: 'quotation',
  title: author,
  text: sentence,
  source,
});

export const questionPiece = (question: string): Finding => ({
  kind: 'question',
  title: question,
  text: item(question),
});

export const notePiece = ({ title, content }: Note): Finding => ({ kind: 'note', title, text: content });

export const passagePiece = (text: string, place: Place): Finding => ({
  kind: 'verse',
  title: referenceOf(place),
  text: versePiece(text, referenceOf(place), 'KJV').text,
});
