import type { StudySection } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { passageName, placeOf } from '../../text/passages.js';
import { splitSentences } from '../prose/split-sentences.js';
import { weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { bestReferences } from './cross-references.js';
import { type ReadIn, waysToRead, type WayToRead } from './ways-to-read.js';
import { prayerFromPsalms } from './prayer-from-psalms.js';
import { memorableReference } from './well-founded.js';
import { keyVerse, questionsAt, whereItStands } from './noted-section.js';
import { notesOn } from './notes-on.js';
import { nameOfTopic, rankTopics } from './topical-tags.js';

/** Number of a sentence in an enumeration. */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})\.\s+/;
const LAST_SENTENCES = 3;
const LONGEST_EXCERPT = 600;
const MOST_REFERENCES = 12;

/** A quiet reading put together from a commentary and Scripture; nothing in it claims to be more. */
export function studyDevotional(context: StudyContext): StudySection[] {
  const topics = context.library.topics ? rankTopics(context.library.topics, context.passage) : [];
  const [read] = waysToRead(topics);
  const works = context.library.studyBible ? 'Berea Notes, from a commentary' : 'a commentary';
  const made = `What follows is put together from ${works} and from Scripture itself.`;
  return [
    { type: 'text', title: 'To begin', text: `${invitation(passageName(context.passage))} ${made}` },
    ...whereItStands(context),
    ...toThinkOver(context),
    ...carried(context),
    questions(context, read),
    ...prayer(context, read?.way),
  ];
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

/** The deciding verse of the section; else one that a work sets beside the passage. */
function carried(context: StudyContext): StudySection[] {
  const key = keyVerse(context, 'To carry with you');
  return key.length ? key : toCarry(context);
}

export function toCarry(context: StudyContext): StudySection[] {
  const { works, passage, concordance } = context;
  const references = bestReferences(works, passage, MOST_REFERENCES);
  const best = memorableReference(context, references, weighPassage(concordance, passage));
  if (!best) return [];
  const { book, chapter, verse, endVerse, text } = best;
  const title = `To carry with you: ${formatReference(book, chapter, verse, endVerse)}`;
  return [{ type: 'verses', title, verses: [{ book, chapter, verse, endVerse, text }] }];
}

/** One sentence to begin a quiet reading with: what a passage says to its reader, a program cannot know. */
const invitation = (name: string): string => `Read ${name} slowly, more than once.`;

/** Questions on a subject, by the way to read it. */
const ASKED: Readonly<Record<WayToRead, string>> = {
  comfort: 'What has it to say to what troubles you now?',
  praise: 'What of God do you see in it that you had forgotten?',
  conscience: 'Does it name something in you that you would rather not look at?',
  promise: 'Where do you find that hard to believe?',
  calling: 'Where is that asked of you this week?',
};

function questions(context: StudyContext, read: ReadIn | undefined): StudySection {
  const asked = questionsAt(context);
  return asked.length
    ? { type: 'questions', title: 'To reflect on', questions: [...asked, TODAY] }
    : questionsByTopic(context, read);
}

const TODAY = 'What is one thing that you could do today because this is written?';

function questionsByTopic({ library, works }: StudyContext, read: ReadIn | undefined): StudySection {
  const title = library.topics && works.source(library.topics.source).title;
  return {
    type: 'questions',
    title: 'To reflect on',
    questions: [
      'Which word of this passage stays with you, and why that one?',
      read
        ? `${title} lists it under ${nameOfTopic(read.topic)}. ${ASKED[read.way]}`
        : 'Which word of it do you find hard to believe?',
      TODAY,
    ],
  };
}

function prayer(context: StudyContext, way: WayToRead | undefined): StudySection[] {
  const position = prayerFromPsalms(context, way);
  if (position === undefined) return [];
  const verse = { first: position, last: position };
  const title = `To pray, in the words of ${passageName(verse)}`;
  return [{ type: 'verses', title, verses: [{ ...placeOf(verse), text: context.library.main.at(position) }] }];
}
