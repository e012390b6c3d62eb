import type { CommentaryNote, CrossReference, StudySection } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { chapterAround, passageName } from '../../text/passages.js';
import { weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { bestReferences } from './cross-references.js';
import { memorableReference } from './well-founded.js';
import { askedHere, keyVerse, movementsOf, noted, notedSection, questionsAt, whereItStands } from './noted-section.js';
import { notesOn } from './notes-on.js';
import { outlineOf } from './common-sections.js';
import { sermonPoints } from './sermon-points.js';
import { nameOfTopic, rankTopics } from './topical-tags.js';
import { waysToRead, type WayToRead } from './ways-to-read.js';

const MOST_HINTS = 5;
const LONGEST_HINT = 500;
/** Enough to choose from for each point and for the end. */
const MOST_REFERENCES = 20;

/** The skeleton of a sermon: idea, movements, questions, points, what preachers noted, and a verse to close with. */
export function studySermonTools(context: StudyContext): StudySection[] {
  const references = bestReferences(context.works, context.passage, MOST_REFERENCES);
  const closing = memorableReference(context, references, weighPassage(context.concordance, context.passage));
  const rest = references.filter((reference) => reference !== closing);
  return [
    ...whereItStands(context),
    ...theme(context),
    ...movementsOf(context),
    ...askedHere(context),
    ...noted(context, 'A caution', notedSection(context)?.caution),
    questions(context),
    ...outlineOf(context, 'The movements of the chapter', chapterAround(context.passage.first)),
    ...sermonPoints(context, rest),
    ...hints(context),
    ...closingVerse(context, closing),
    {
      type: 'text',
      title: 'Left to you',
      text: 'No illustration is invented here. The points are the clauses of the text, with what the named works say to them; the sermon is yours.',
    },
  ];
}

/** The idea of the section in one sentence; without the study Bible, the title that a commentary gives to it. */
function theme(context: StudyContext): StudySection[] {
  const section = notedSection(context);
  if (section) return noted(context, 'The idea in one sentence', section.idea);
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

/** What the study Bible asks of a group at this passage; else what a topical Bible lists it under fills the questions. */
function questions(context: StudyContext): StudySection {
  const asked = questionsAt(context);
  return asked.length
    ? { type: 'questions', title: 'Questions for a group, and for the application', questions: [...asked, TO_DO] }
    : questionsByTopic(context);
}

const TO_DO = 'What will you ask them to believe, to leave, or to do?';

function questionsByTopic({ library, passage, works }: StudyContext): StudySection {
  const name = passageName(passage);
  const topics = library.topics;
  const [first, second] = topics ? waysToRead(rankTopics(topics, passage)) : [];
  const title = topics && works.source(topics.source).title;
  return {
    type: 'questions',
    title: 'Questions for the application',
    questions: [
      first
        ? `${title} lists ${name} under ${nameOfTopic(first.topic)}. What of that have your hearers not heard yet?`
        : `What does ${name} say that your hearers have not heard yet?`,
      second
        ? `It also lists it under ${nameOfTopic(second.topic)}. ${ASKED[second.way]}`
        : first
          ? ASKED[first.way]
          : 'Where does it meet them between one Sunday and the next?',
      TO_DO,
    ],
  };
}

/** The deciding verse of the section; else one that a work sets beside the passage. */
function closingVerse(context: StudyContext, closing: CrossReference | undefined): StudySection[] {
  const key = keyVerse(context, 'To close with');
  return key.length ? key : closing ? [closeWith(closing)] : [];
}

function closeWith({ book, chapter, verse, endVerse, text }: CrossReference): StudySection {
  const where = formatReference(book, chapter, verse, endVerse);
  return { type: 'verses', title: `To close with: ${where}`, verses: [{ book, chapter, verse, endVerse, text }] };
}
