import type { StudySection, StudyWord } from '@berea/contracts';
import { placeAt, type Book } from '@berea/scripture';
import { passageName } from '../../text/passages.js';
import type { Topic, Topics } from '../../works/topics.js';
import type { BibleDictionary } from '../../works/bible-dictionary.js';
import type { Library } from '../../works/library.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { beginningOf } from '../prose/excerpt.js';
import { readableTitle } from '../prose/readable-heading.js';
import { sectionAround } from '../structure/section-around.js';
import type { StudyContext } from '../study-context.js';
import { lemmaRows, studyGreekHebrew } from './greek-hebrew.js';
import { backgroundFacts } from './background-facts.js';
import { topicsInWords, topicsOfNames } from './named-topics.js';
import { notInstalled } from './common-sections.js';
import { articlesOn, howItCameToBe, whereItStands } from './noted-section.js';

const MOST_VERSES = 4;
const LONGEST_INTRODUCTION = 1_200;
const MOST_ARTICLES = 3;
const LONGEST_ARTICLE = 900;

const HONEST =
  'What stands here comes from the works named, from the text itself and from its translators; nothing was added to it.';
const NO_DICTIONARY = 'No dictionary of the Bible is installed.';
const NOTHING =
  'This verse names no person, place, thing or custom that the installed works know. What stands here is of its passage and its book.';

/** The library's material on the world of a passage: people, places, things and customs in it. */
export function studyCulturalContext(context: StudyContext): StudySection[] {
  const articles = articlesOn(context);
  const background = [
    ...articles,
    ...dictionaryArticles(context),
    ...thingsNamed(context, new Set(articles.map(({ title }) => firstNameOf(title)))),
    ...names(context),
    ...translatorsNotes(context),
  ];
  // The gaps are named first, the limit of what is there last.
  if (!background.length)
    return [
      { type: 'text', title: 'Nothing on this verse', text: NOTHING },
      ...whereItStands(context),
      ...introductions(context),
    ];
  return [
    ...whereItStands(context),
    ...background,
    ...introductions(context),
    { type: 'text', title: 'The limit of this', text: limitOf(context) },
  ];
}

/** Answers are in English, and so are the words that they are looked up by. */
const englishDictionaries = ({ library }: StudyContext): readonly BibleDictionary[] =>
  library.dictionaries.filter(({ language }) => language.startsWith('en'));

const limitOf = (context: StudyContext): string =>
  englishDictionaries(context).length ? HONEST : `${NO_DICTIONARY} ${HONEST}`;

/** The articles of the installed dictionaries on what the passage names, in each dictionary's own words. */
function dictionaryArticles(context: StudyContext): StudySection[] {
  const { library, passage } = context;
  const around = { first: passage.first, last: Math.min(passage.last, passage.first + MOST_VERSES - 1) };
  const text = library.main.slice(around).join(' ');
  return englishDictionaries(context).flatMap((dictionary) =>
    dictionary
      .articlesOn(text, around)
      .slice(0, MOST_ARTICLES)
      .map((article) => ({
        type: 'text' as const,
        title: `${article.name} (${dictionary.title})`,
        text: beginningOf(article.text, LONGEST_ARTICLE),
        source: dictionary.source,
      })),
  );
}

const firstNameOf = (title: string): string => (/^[^ ,]*/.exec(title.replace(/^The /, ''))?.[0] ?? '').toLowerCase();

/**
 * The things that the verse names; if it names none, the persons and things of the text around it.
 * @param told names that an article has told of already, in small letters
 */
function thingsNamed(context: StudyContext, told: ReadonlySet<string>): StudySection[] {
  const { topics } = context.library;
  if (!topics) return [notInstalled(context, 'topics-nave')];
  const isNew = ({ name }: Topic) => !told.has(firstNameOf(readableTitle(name)));
  const inPassage = sectionsOf(
    context,
    topics,
    'People, places and things in this passage',
    topicsInWords(context, topics).filter(isNew),
  );
  if (inPassage.length) return inPassage;
  const around = sectionAround(context.library, context.passage);
  return sectionsOf(
    context,
    topics,
    `Named around it, in ${passageName(around)}`,
    topicsOfNames(context, topics, around).filter(isNew),
  );
}

/** Only topics that something is stated under are listed. */
function sectionsOf(context: StudyContext, { source }: Topics, title: string, named: readonly Topic[]): StudySection[] {
  const stated = named
    .map((topic) => ({ topic, facts: backgroundFacts(context, source, topic) }))
    .filter(({ facts }) => facts.length);
  if (!stated.length) return [];
  const listed = stated.map(({ topic: { id, name, references } }) => ({ id, name: readableTitle(name), references }));
  return [{ type: 'topics', title, topics: listed }, ...stated.flatMap(({ facts }) => facts)];
}

/** Names with what they mean. */
function names(context: StudyContext): StudySection[] {
  // A name may be in the King James text alone ('Christ' in Philippians 4:13), or in a psalm's title alone.
  const { first, last } = context.passage;
  const positions = Array.from({ length: Math.min(last - first + 1, MOST_VERSES) }, (_, index) => first + index);
  const rows =
    placeAt(first).book.testament === 'new'
      ? positions.flatMap((position) => lemmaRows(context, position))
      : studyGreekHebrew(context).flatMap((section) => (section.type === 'words' ? section.rows : []));
  const named = [...new Map(rows.flatMap((row) => (isName(row) ? [[row.entry?.id, row]] : []))).values()];
  if (!named.length) return [];
  return [
    {
      type: 'words',
      title: 'Names and what they mean',
      order: 'translation',
      rows: named.map(({ words, entry }) => ({ words: words || inEnglish(entry), ...(entry && { entry }) })),
      note: 'The meanings are those of Strong’s dictionary of 1890.',
    },
  ];
}

const isName = ({ entry }: StudyWord): boolean =>
  entry !== undefined && (/^proper name/.test(entry.partOfSpeech ?? '') || /^\p{Lu}/u.test(entry.lemma));

/** A name in the title of a psalm has no tagged words in the verse; it is called there what it is called elsewhere. */
const inEnglish = (entry: StudyWord['entry']): string => readableTitle(entry?.renderings[0]?.words ?? '');

/** The notes of the installed translations on words, coins and measures; no cross references. */
function translatorsNotes({ library, passage }: StudyContext): StudySection[] {
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  const positions = Array.from({ length: last - passage.first + 1 }, (_, index) => passage.first + index);
  return library.texts
    .filter(({ language }) => language.startsWith('en'))
    .flatMap((text) => {
      const notes = positions.flatMap((position) =>
        text
          .notes(position)
          .filter(({ kind }) => kind !== 'reference')
          .map((note) => `- Verse ${placeAt(position).verse}: ${note.text}`),
      );
      if (!notes.length) return [];
      const title = `Notes of the translators (${text.label})`;
      return [{ type: 'text' as const, title, text: notes.join('\n'), source: text.source.id }];
    });
}

function introductions({ library, passage, works }: StudyContext): StudySection[] {
  const { book } = placeAt(passage.first);
  return [...howItCameToBe({ library }, book), ...introductionsTo(book, library, works)];
}

/** The writer, date and purpose of the book. A commentator's remarks on his own work belong to that alone. */
export function introductionsTo(book: Book, library: Library, works: ReferenceWorks): StudySection[] {
  const notes = library.commentaries.flatMap((commentary) =>
    commentary
      .introductions(book.id)
      .filter(({ title }) => !/preface/i.test(title ?? ''))
      .map((note) => ({ ...works.note(commentary, note), text: beginningOf(note.text, LONGEST_INTRODUCTION) })),
  );
  return notes.length ? [{ type: 'commentary', title: `How ${book.name} came to be`, notes }] : [];
}
