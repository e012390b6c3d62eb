import type { StudySection } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { passageName, placeOf } from '../../text/passages.js';
import { sentencesOn } from '../prose/sentences-on.js';
import { splitSentences } from '../prose/split-sentences.js';
import type { StudyContext } from '../study-context.js';
import { notInstalled } from './common-sections.js';
import { bestReferences } from './cross-references.js';
import { type ReadIn, waysToRead, type WayToRead } from './ways-to-read.js';
import { prayerFromPsalms } from './prayer-from-psalms.js';
import { prayerNearby } from './prayer-nearby.js';
import { keyVerseHere, questionsHere, verseBeside } from './noted-here.js';
import { noted, notedSection, whereItStands } from './noted-section.js';
import { notesOn } from './notes-on.js';
import { nameOfTopic, rankTopics } from './topical-tags.js';

/** Number of a sentence in an enumeration. */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})\.\s+/;
const LAST_SENTENCES = 3;
const LONGEST_EXCERPT = 600;
/** Less only tells the verse again: 'Solomon offered a great sacrifice.' */
const SHORTEST_EXCERPT = 90;
const MOST_REFERENCES = 12;

/** A quiet reading put together from a commentary, the study Bible and Scripture: the verse first, then its section. */
export function studyDevotional(context: StudyContext): StudySection[] {
  const topics = context.library.topics ? rankTopics(context.library.topics, context.passage) : [];
  const [read] = waysToRead(topics);
  const thought = toThinkOver(context);
  const sections = [
    ...(thought.length ? thought : noteToThinkOver(context)),
    ...whereItStands(context),
    ...questions(context, read),
    ...carried(context),
    ...prayer(context, read?.way),
  ];
  return sections.length ? sections : [notInstalled(context, 'commentary-mhcc')];
}

/** What the notes on the section say of the passage itself, else the idea of the section. */
function noteToThinkOver(context: StudyContext): StudySection[] {
  const section = notedSection(context);
  if (!section) return [];
  const [first, last] = section.range;
  const on = sentencesOn(context.concordance, section.note, { first, last }, context.passage);
  return noted(context, 'To think over', on ? section.note.slice(on.start, on.end) : section.idea);
}

/**
 * The sentences on the passage in a note on several verses; the end of a note on the passage alone, since commentators
 * of that age end with what is asked of the reader.
 */
export function toThinkOver(context: StudyContext): StudySection[] {
  const { library, passage, works } = context;
  for (const commentary of library.commentaries) {
    const wish = { kinds: ['note', 'exposition'], notes: 1, most: LONGEST_EXCERPT } as const;
    for (const { focus, ...excerpt } of notesOn(context, commentary, wish)) {
      const note = commentary.byId(excerpt.id);
      if (!note) continue;
      const isOnPassage = passage.first <= note.first && note.last <= passage.last;
      if (!focus && !isOnPassage) continue;
      const text = focus ? excerpt.text.slice(focus.start, focus.end).replace(NUMBER, '') : endOf(note.text);
      if (text.length < SHORTEST_EXCERPT) continue;
      return [{ type: 'commentary', title: 'To think over', notes: [{ ...works.note(commentary, note), text }] }];
    }
  }
  return [];
}

/** The last sentences of a text. */
function endOf(text: string): string {
  const sentences = splitSentences(text);
  const end = sentences.slice(-LAST_SENTENCES).join(' ');
  return sentences.length > LAST_SENTENCES ? `… ${end}` : end;
}

/** The deciding verse of the movement; else one that a work sets beside the passage. */
function carried(context: StudyContext): StudySection[] {
  const key = keyVerseHere(context, 'To carry with you');
  return key.length ? key : toCarry(context);
}

export function toCarry(context: StudyContext): StudySection[] {
  const { works, passage } = context;
  const references = bestReferences(works, passage, MOST_REFERENCES);
  const best = verseBeside(context, references);
  if (!best) return [];
  const { book, chapter, verse, endVerse, text } = best;
  const title = `To carry with you: ${formatReference(book, chapter, verse, endVerse)}`;
  return [{ type: 'verses', title, verses: [{ book, chapter, verse, endVerse, text }] }];
}

/** Questions on a subject, by the way to read it. */
const ASKED: Readonly<Record<WayToRead, string>> = {
  comfort: 'What has it to say to what troubles you now?',
  praise: 'What of God do you see in it that you had forgotten?',
  conscience: 'Does it name something in you that you would rather not look at?',
  promise: 'Where do you find that hard to believe?',
  calling: 'Where is that asked of you this week?',
};

function questions(context: StudyContext, read: ReadIn | undefined): StudySection[] {
  const own = questionsHere(context, 'To reflect on');
  return own.length || context.library.studyBible ? own : questionsByTopic(context, read);
}

function questionsByTopic({ library, works }: StudyContext, read: ReadIn | undefined): StudySection[] {
  if (!library.topics || !read) return [];
  const { title } = works.source(library.topics.source);
  const question = `${title} lists it under ${nameOfTopic(read.topic)}. ${ASKED[read.way]}`;
  return [{ type: 'questions', title: 'To reflect on', questions: [question] }];
}

/** A prayer in the passage's own surroundings, else one of the Psalms that shares a telling word with it; else none. */
function prayer(context: StudyContext, way: WayToRead | undefined): StudySection[] {
  const position = prayerNearby(context) ?? prayerFromPsalms(context, way);
  if (position === undefined) return [];
  const verse = { first: position, last: position };
  const title = `To pray, in the words of ${passageName(verse)}`;
  return [{ type: 'verses', title, verses: [{ ...placeOf(verse), text: context.library.main.at(position) }] }];
}
