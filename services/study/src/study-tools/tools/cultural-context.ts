import type { StudySection } from '@berea/contracts';
import { placeAt, type Book } from '@berea/scripture';
import type { BibleDictionary } from '../../works/bible-dictionary.js';
import type { Library } from '../../works/library.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { beginningOf } from '../prose/excerpt.js';
import { readableTitle } from '../prose/readable-heading.js';
import type { StudyContext } from '../study-context.js';
import { backgroundFacts } from './background-facts.js';
import { topicsInWords } from './named-topics.js';
import { notInstalled } from './common-sections.js';
import { articlesAround, articlesOn } from './noted-articles.js';
import { howItCameToBe, whereItStandsWithNote } from './noted-section.js';

const MOST_VERSES = 4;
const LONGEST_INTRODUCTION = 1_200;
const MOST_ARTICLES = 3;
const LONGEST_ARTICLE = 900;
const MOST_TOPICS = 3;

const NOTHING =
  'It names no person, place, thing or custom that the installed works know. What stands here is of its book.';

/** The library's material on the world of a passage: people, places, things and customs in it. */
export function studyCulturalContext(context: StudyContext): StudySection[] {
  const articles = articlesOn(context);
  const named = [
    ...articles,
    ...dictionaryArticles(context),
    ...stated(context, new Set(articles.map(({ title }) => firstNameOf(title)))),
  ];
  const around = named.length ? [] : articlesAround(context);
  const about = whereItStandsWithNote(context);
  const nothing = { type: 'text', title: 'Nothing on this passage', text: NOTHING } as const;
  return [
    ...about,
    ...named,
    ...around,
    ...(about.length || named.length ? [] : [nothing]),
    ...translatorsNotes(context),
    ...howTheBookCameToBe(context),
  ];
}

/** Answers are in English, and so are the words that they are looked up by. */
const englishDictionaries = ({ library }: StudyContext): readonly BibleDictionary[] =>
  library.dictionaries.filter(({ language }) => language.startsWith('en'));

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

/** Without its hyphens: one work writes Beersheba, another Beer-sheba. */
const firstNameOf = (title: string): string =>
  (/^[^ ,]*/.exec(title.replace(/^The /, ''))?.[0] ?? '').toLowerCase().replaceAll('-', '');

/**
 * What the topical Bible states of whom or what the passage names, and lists the passage itself for.
 *
 * @param told names that an article has told of already, in small letters
 */
function stated(context: StudyContext, told: ReadonlySet<string>): StudySection[] {
  const { topics } = context.library;
  if (!topics) return [notInstalled(context, 'topics-nave')];
  return topicsInWords(context, topics)
    .filter(({ name }) => !told.has(firstNameOf(readableTitle(name))))
    .flatMap((topic) => backgroundFacts(context, topics.source, topic))
    .slice(0, MOST_TOPICS);
}

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

/** Who wrote the book, when and to whom; a commentator's introduction where the study Bible has none. */
function howTheBookCameToBe({ library, passage, works }: StudyContext): StudySection[] {
  const { book } = placeAt(passage.first);
  const own = howItCameToBe({ library }, book);
  return own.length ? own : introductionsTo(book, library, works);
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
