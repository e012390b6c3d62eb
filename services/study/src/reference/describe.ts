import type {
  CommentaryNote,
  LemmaSenses,
  LexiconEntry,
  Topic,
  TopicSummary,
  WholeLexiconEntry,
} from '@berea/contracts';
import type { LemmaEntry } from '@berea/text-packs';
import type { Library } from '../works/library.js';
import type { LexiconRow } from '../works/lexicon.js';
import type { Commentary, Note } from '../works/commentary.js';
import { placeOf } from '../text/passages.js';
import { linesWithHeadings, type LineWithHeadings, type Topic as ListedTopic, type Topics } from '../works/topics.js';

/** The codes of the Hebrew lexicon; the Greek one has none. */
const PARTS: Readonly<Record<string, string>> = {
  a: 'adjective',
  'a-f': 'feminine adjective',
  'a-m': 'masculine adjective',
  adv: 'adverb',
  conj: 'conjunction',
  d: 'demonstrative pronoun',
  i: 'interrogative pronoun',
  inj: 'interjection',
  n: 'noun',
  'n-f': 'feminine noun',
  'n-m': 'masculine noun',
  'n-pr': 'proper name',
  'n-pr-f': 'proper name of a woman',
  'n-pr-loc': 'proper name of a place',
  'n-pr-m': 'proper name of a man',
  p: 'personal pronoun',
  prep: 'preposition',
  pron: 'pronoun',
  prt: 'particle',
  r: 'relative pronoun',
  v: 'verb',
};

/** 'n-m' → 'masculine noun', 'n-pr-m n-pr-loc' → 'proper name of a man or proper name of a place'; empty for other codes. */
export const describePartOfSpeech = (code: string): string =>
  code
    .split(' ')
    .flatMap((part) => PARTS[part] ?? [])
    .join(' or ');

/** A lexicon entry as answers carry it, with its uses in the tagged text. */
export function describeEntry({ tagged }: Pick<Library, 'tagged'>, row: LexiconRow): LexiconEntry {
  const { id, pronunciation, derivation, renderings: kjvUsage } = row;
  const partOfSpeech = describePartOfSpeech(row.partOfSpeech);
  const renderings = [...(tagged?.wordsOf(id) ?? [])].map(([words, count]) => ({ words, count }));
  return {
    ...describeLemma(row),
    ...(pronunciation && { pronunciation }),
    ...(partOfSpeech && { partOfSpeech }),
    ...(derivation && { derivation }),
    ...(kjvUsage && { kjvUsage }),
    count: tagged?.count(id) ?? 0,
    verses: tagged?.positionsOf(id).length ?? 0,
    renderings: renderings.sort((a, b) => b.count - a.count || a.words.localeCompare(b.words)),
    source: row.source,
  };
}

/** An entry by itself, with what further lexica say of its senses. */
export function describeWholeEntry(library: Pick<Library, 'tagged' | 'senses'>, row: LexiconRow): WholeLexiconEntry {
  const lexica = library.senses.entries(row.id).map(({ source, entry }) => describeSenses(source, entry));
  return { ...describeEntry(library, row), ...(lexica.length && { lexica }) };
}

const describeSenses = (source: string, { lemma, forms, septuagint, uses, senses }: LemmaEntry): LemmaSenses => ({
  source,
  lemma,
  forms,
  ...(septuagint && { septuagint }),
  ...(uses !== undefined && { uses }),
  senses: senses.map(({ level, label, text, glosses, refs }) => ({
    level,
    label,
    text,
    glosses: glosses.map(([start, length]) => ({ start, length })),
    references: refs.map(([start, length, first, last]) => ({ start, length, place: placeOf({ first, last }) })),
  })),
});

/** Fields that name a lemma wherever it is shown. */
export const describeLemma = (row: LexiconRow) => ({
  id: row.id,
  lemma: row.lemma,
  language: languageOf(row),
  direction: row.language === 'grc' ? ('ltr' as const) : ('rtl' as const),
  transliteration: row.transliteration,
  definition: row.definition,
});

/** The Hebrew lexicon holds the Aramaic words as well, and says so where it derives them. */
function languageOf({ language, derivation }: LexiconRow): LexiconEntry['language'] {
  if (language === 'grc') return 'grc';
  return derivation.includes('(Aramaic)') ? 'arc' : 'hbo';
}

/** A note as answers carry it. Notes on the title and on the parts of a psalm are notes among others. */
export function describeNote({ work }: Commentary, note: Note): CommentaryNote {
  return {
    id: note.id,
    work: work.id,
    author: work.author ?? work.title,
    ...(work.year && { year: work.year }),
    kind: note.kind === 'title' || note.kind === 'division' ? 'note' : note.kind,
    ...(note.kind !== 'introduction' && { place: placeOf(note) }),
    ...(note.title && { title: note.title }),
    text: note.text,
    ...(note.author && { by: note.author }),
  };
}

export const summarizeTopic = ({ id, name, references }: ListedTopic): TopicSummary => ({ id, name, references });

/** A topic with its headings in their order; lines that only point to other topics are in `see`. */
export function describeTopic(topics: Topics, topic: ListedTopic): Topic {
  const see = new Set(topic.lines.flatMap((line) => line.see));
  return {
    id: topic.id,
    name: topic.name,
    total: topic.references,
    headings: headingsOf(linesWithHeadings(topic.lines)).map(({ line, under }) => ({
      title: line.label,
      under: under.map(({ label }) => label),
      places: line.ranges.map(placeOf),
    })),
    see: [...see].flatMap((id) => topics.byId(id) ?? []).map(summarizeTopic),
    source: topics.source,
  };
}

/** The lines that say something by themselves, with the headings above them. */
function headingsOf(lines: readonly LineWithHeadings[]): readonly LineWithHeadings[] {
  const telling = lines.filter(
    ({ line }, at) => line.ranges.length > 0 || (line.see.length === 0 && lines[at + 1]?.under.at(-1) !== line),
  );
  const kept = new Set(telling.flatMap(({ line, under }) => [...under, line]));
  return lines.filter(({ line }) => kept.has(line));
}
