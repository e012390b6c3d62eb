import type { CommentaryNote, CrossReference, StudySection } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { chapterAround, passageName } from '../../text/passages.js';
import type { StudyContext } from '../study-context.js';
import { bestReferences } from './cross-references.js';
import { askedHere, cautionHere, ideaHere, keyVerseHere, questionsHere, verseBeside } from './noted-here.js';
import { movementsOf, whereItStands } from './noted-section.js';
import { notesOn } from './notes-on.js';
import { notInstalled, outlineOf } from './common-sections.js';
import { sermonPoints } from './sermon-points.js';
import { nameOfTopic, rankTopics } from './topical-tags.js';
import { waysToRead, type WayToRead } from './ways-to-read.js';

const MOST_HINTS = 5;
const LONGEST_HINT = 500;
/** Enough to choose from for each point and for the end. */
const MOST_REFERENCES = 20;

/** The skeleton of a sermon: the verse first, then its section, what preachers noted, and a verse to close with. */
export function studySermonTools(context: StudyContext): StudySection[] {
  const references = bestReferences(context.works, context.passage, MOST_REFERENCES);
  const closing = verseBeside(context, references);
  const rest = references.filter((reference) => reference !== closing);
  const section = whereItStands(context);
  const sections = [
    ...idea(context),
    ...sermonPoints(context, rest),
    ...askedHere(context),
    ...cautionHere(context),
    ...questions(context),
    ...section,
    ...(section.length
      ? movementsOf(context)
      : outlineOf(context, 'The movements of the chapter', chapterAround(context.passage.first))),
    ...hints(context),
    ...closingVerse(context, closing),
  ];
  return sections.length ? sections : [notInstalled(context, 'commentary-mhcc')];
}

/** The idea of the section; without the study Bible, the title that a commentary gives to it. */
function idea(context: StudyContext): StudySection[] {
  const own = ideaHere(context);
  if (own.length) return own;
  const {
    library: { outline },
    passage,
  } = context;
  const row = outline?.rows(passage)[0];
  if (!outline || !row) return [];
  const text = `${row.title.replace(/\.$/, '')} (${passageName(row)})`;
  return [{ type: 'text', title: 'Theme', text, source: outline.source }];
}

function hints(context: StudyContext): StudySection[] {
  const notes: CommentaryNote[] = context.library.commentaries.flatMap((commentary) =>
    notesOn(context, commentary, { kinds: ['hint'], notes: MOST_HINTS, most: LONGEST_HINT }),
  );
  return notes.length ? [{ type: 'commentary', title: 'Hints to preachers', notes }] : [];
}

/** Questions of a preacher about hearers and a subject, by the way to read it. */
const ASKED: Readonly<Record<WayToRead, string>> = {
  comfort: 'Who among them carries that now, and what would they need to hear first?',
  praise: 'When did they last stop to thank God for it?',
  conscience: 'How can you name it without standing above them?',
  promise: 'What keeps them from believing it?',
  calling: 'Where does that meet them between one Sunday and the next?',
};

/** What the study Bible asks of a group; without it, what a topical Bible lists the passage under fills the questions. */
function questions(context: StudyContext): StudySection[] {
  const own = questionsHere(context, 'Questions for a group, and for the application');
  return own.length || context.library.studyBible ? own : questionsByTopic(context);
}

function questionsByTopic({ library, passage, works }: StudyContext): StudySection[] {
  const { topics } = library;
  const [first, second] = topics ? waysToRead(rankTopics(topics, passage)) : [];
  if (!topics || !first) return [];
  const name = passageName(passage);
  const { title } = works.source(topics.source);
  return [
    {
      type: 'questions',
      title: 'Questions for the application',
      questions: [
        `${title} lists ${name} under ${nameOfTopic(first.topic)}. What of that have your hearers not heard yet?`,
        second ? `It also lists it under ${nameOfTopic(second.topic)}. ${ASKED[second.way]}` : ASKED[first.way],
      ],
    },
  ];
}

/** The deciding verse of the movement; else one that a work sets beside the passage. */
function closingVerse(context: StudyContext, closing: CrossReference | undefined): StudySection[] {
  const key = keyVerseHere(context, 'To close with');
  return key.length ? key : closing ? [closeWith(closing)] : [];
}

function closeWith({ book, chapter, verse, endVerse, text }: CrossReference): StudySection {
  const where = formatReference(book, chapter, verse, endVerse);
  return { type: 'verses', title: `To close with: ${where}`, verses: [{ book, chapter, verse, endVerse, text }] };
}
