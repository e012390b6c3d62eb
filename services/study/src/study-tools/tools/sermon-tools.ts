import type { CommentaryNote, CrossReference, StudySection } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { chapterAround, passageName } from '../../text/passages.js';
import { weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { bestReferences } from './cross-references.js';
import { memorableReference } from './well-founded.js';
import { notesOn } from './notes-on.js';
import { outlineOf } from './common-sections.js';
import { sermonPoints } from './sermon-points.js';
import { nameOfTopic, rankTopics } from './topical-tags.js';
import { waysToRead, type WayToRead } from './ways-to-read.js';

const MOST_HINTS = 5;
const LONGEST_HINT = 500;
/** Enough to choose from for each point and for the end. */
const MOST_REFERENCES = 20;

/** The skeleton of a sermon: theme, movements, points, what preachers noted, questions, and a verse to close with. */
export function studySermonTools(context: StudyContext): StudySection[] {
  const references = bestReferences(context.works, context.passage, MOST_REFERENCES);
  const closing = memorableReference(context, references, weighPassage(context.concordance, context.passage));
  const rest = references.filter((reference) => reference !== closing);
  return [
    ...theme(context),
    ...outlineOf(context, 'The movements of the chapter', chapterAround(context.passage.first)),
    ...sermonPoints(context, rest),
    ...hints(context),
    questions(context),
    ...(closing ? [closeWith(closing)] : []),
    {
      type: 'text',
      title: 'Left to you',
      text: 'No illustration is invented here. The points are the clauses of the text, with what the named works say to them; the sermon is yours.',
    },
  ];
}

function theme({ library: { outline }, passage }: StudyContext): StudySection[] {
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

/** Questions, since an application cannot be looked up; what fills them is what the topical Bible lists the passage under. */
function questions({ library, passage, works }: StudyContext): StudySection {
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
      'What will you ask them to believe, to leave, or to do?',
    ],
  };
}

function closeWith({ book, chapter, verse, endVerse, text }: CrossReference): StudySection {
  const where = formatReference(book, chapter, verse, endVerse);
  return { type: 'verses', title: `To close with: ${where}`, verses: [{ book, chapter, verse, endVerse, text }] };
}
