import { nameBeforeChapter } from '@berea/scripture';
import type {
  InLanguages,
  NotedAnswer,
  NotedArticle,
  NotedBook,
  NotedPart,
  NotedSection,
  NotedStatement,
  Range,
  StudyBiblePack,
} from '@berea/text-packs';
import {
  type Answer,
  type Article,
  type BookIntroduction,
  entriesOf,
  movementRef,
  print,
  readNotes,
  referenceOf,
  type Section,
  versesOf,
} from '@berea/study-bible';

/**
 * The pack of the study Bible.
 * @param folder of its files; absolute
 * @throws Error that names the first entry of another shape: what is shipped has passed `npm run notes:check`
 */
export function buildStudyBible(folder: string): StudyBiblePack {
  const notes = readNotes(folder);
  const [problem] = notes.problems;
  if (problem) throw new Error(`${problem.file}:${problem.line} ${problem.text}`);
  return {
    kind: 'study-bible',
    answers: entriesOf(notes, 'answers').map(({ value }) => answerOf(value)),
    sections: entriesOf(notes, 'sections')
      .map(({ value }) => sectionOf(value))
      .sort((a, b) => a.range[0] - b.range[0]),
    books: entriesOf(notes, 'books')
      .map(({ value }) => bookOf(value))
      .sort((a, b) => a.key[0] - b.key[0]),
    articles: entriesOf(notes, 'articles').map(({ value }) => articleOf(value)),
    bridges: entriesOf(notes, 'bridges').map(({ value: { words, to } }) => ({ words: words.map(print), to })),
    themes: entriesOf(notes, 'themes').map(({ value: { id, name, is } }) => ({ id, name: print(name), is: print(is) })),
  };
}

const answerOf = ({ id, kind, phrasings, lead, passages, views = [], next }: Answer): NotedAnswer => ({
  id,
  kind,
  phrasings,
  lead: printed(lead),
  passages: passages.map(({ ref, why }) => ({ range: rangeOf(ref), why: printed(why) })),
  views: views.map(({ of, says, refs }) => ({ of, says: printed(says), ranges: refs.map(rangeOf) })),
  next,
});

function sectionOf({ ref, key, movements, asked, ...texts }: Section): NotedSection {
  const place = referenceOf(ref);
  const [book, chapter] = [nameBeforeChapter(place?.book.name ?? ''), place?.chapter ?? 1];
  const { title, about, setting, note, idea, questions, caution, themes } = texts;
  return {
    range: rangeOf(ref),
    title: print(title),
    about: print(about),
    setting: print(setting),
    note: print(note),
    key: rangeOf(key),
    asked: asked.map(({ q, a }) => ({ q: print(q), a: print(a) })),
    idea: print(idea),
    movements: movements.map(({ verses, is }) => ({
      range: rangeOf(movementRef(book, chapter, verses)),
      is: print(is),
    })),
    questions: questions.map(print),
    ...(caution && { caution: print(caution) }),
    themes,
  };
}

const bookOf = ({ key, author, date, readers, outline, preach, ...rest }: BookIntroduction): NotedBook => ({
  book: rest.book,
  ...(rest.voices && { voices: rest.voices }),
  about: print(rest.about),
  author: statementOf(author),
  date: statementOf(date),
  readers: statementOf(readers),
  purpose: print(rest.purpose),
  key: rangeOf(key),
  outline: outline.map(partOf),
  themes: rest.themes,
  preach: { one: print(preach.one), four: preach.four.map(partOf), eight: (preach.eight ?? []).map(partOf) },
});

const statementOf = ({ says, tradition, disputed }: BookIntroduction['author']): NotedStatement => ({
  says: print(says),
  ...(tradition && { tradition: print(tradition) }),
  ...(disputed && { disputed: print(disputed) }),
});

const partOf = ({ ref, title }: BookIntroduction['outline'][number]): NotedPart => ({
  range: rangeOf(ref),
  title: print(title),
});

const articleOf = ({ id, name, kind, also = [], text, refs, unknown }: Article): NotedArticle => ({
  id,
  name: print(name),
  kind,
  also: also.map(print),
  text: print(text),
  refs: refs.map(rangeOf),
  ...(unknown && { unknown: print(unknown) }),
});

function rangeOf(ref: string): Range {
  const verses = versesOf(ref);
  if (!verses) throw new Error(`${ref} is no passage.`);
  return [verses.first, verses.last];
}

const printed = (text: string | { en: string; es?: string | undefined }): InLanguages =>
  typeof text === 'string' ? { en: print(text) } : { en: print(text.en), ...(text.es && { es: print(text.es) }) };
