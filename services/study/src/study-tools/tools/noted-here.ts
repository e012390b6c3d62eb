import type { CrossReference, StudySection } from '@berea/contracts';
import { findBook, positionOf } from '@berea/scripture';
import { passageName, placeOf } from '../../text/passages.js';
import { questionOf } from '../../works/study-bible.js';
import { beginningOf } from '../prose/excerpt.js';
import { weighPassage } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { bearingByVerses, bearingHere, bearingOf } from './bearing.js';
import { noted, notedSection, plain } from './noted-section.js';
import { isToCarry, memorableReference } from './well-founded.js';

type Context = Pick<StudyContext, 'library' | 'passage' | 'concordance'>;
type Text = Extract<StudySection, { type: 'text' }>;

const MOST_ANSWERS = 2;
const LONGEST_ANSWER = 280;
/** Verses of a place by which an answer is on a verse, and not on all that surrounds it. */
const LONGEST_PLACE = 2;
/** Answers to people in need, and to those who prepare something, only quote a verse. */
const NOT_ON_A_VERSE = ['situation', 'preparation'];
const IS_QUESTION =
  /^(?:who|whom|whose|what|which|why|how|when|where|is|are|was|were|do|does|did|can|could|should|will|must|may|has|have)\b/i;
/** Letters of a verse that can be kept in mind. */
const LONGEST_KEY = 320;

/** The idea of the section in one sentence; where that is wider than the passage, with the movement that it is a part of. */
export function ideaHere(context: Context): Text[] {
  const section = notedSection(context);
  if (!section) return [];
  const { first, last } = context.passage;
  const [movement, ...more] = section.movements.filter(({ range }) => range[0] <= last && first <= range[1]);
  const isWider = section.movements.length > 1 && more.length === 0 && bearingOf(context, section.idea) !== 'here';
  const part =
    movement && isWider
      ? `\n\n${passageName(context.passage)} is a part of “${plain(movement.is)}” (${passageName({ first: movement.range[0], last: movement.range[1] })}).`
      : '';
  return noted(context, 'The idea in one sentence', `${section.idea}${part}`);
}

/** What readers ask at the passage, each answered in a sentence: at its section, and in the answers that name it. */
export function askedHere(context: Context): StudySection[] {
  const { library, passage } = context;
  const { studyBible } = library;
  if (!studyBible) return [];
  const sources = [studyBible.source];
  const asked = bearingHere(context, notedSection(context)?.asked ?? [], ({ q, a }) => `${q} ${a}`).map(({ q, a }) => ({
    title: plain(q),
    text: plain(a),
    sources,
  }));
  const answers = [...studyBible.answers.values()]
    .filter(
      (answer) =>
        !NOT_ON_A_VERSE.includes(answer.kind) &&
        IS_QUESTION.test(questionOf(answer, 'en')) &&
        answer.passages.some(
          ({ range: [first, last] }) => last - first < LONGEST_PLACE && first <= passage.last && passage.first <= last,
        ),
    )
    .slice(0, MOST_ANSWERS)
    .map((answer) => ({
      title: questionOf(answer, 'en').replace(/(?<!\?)$/, '?'),
      text: plain(beginningOf(answer.lead.en, LONGEST_ANSWER)),
      sources,
    }));
  const points = [...asked, ...answers];
  return points.length ? [{ type: 'points', title: 'What people ask here', points }] : [];
}

/** The caution of the section, unless it names other verses. */
export function cautionHere(context: Context): Text[] {
  const caution = notedSection(context)?.caution;
  return caution && bearingByVerses(context, caution) !== 'elsewhere' ? noted(context, 'A caution', caution) : [];
}

/** What the study Bible asks a group; the title says so where all of it is on the section as a whole. */
export function questionsHere(context: Context, title: string): StudySection[] {
  const section = notedSection(context);
  if (!section?.questions.length) return [];
  const asked = section.questions.map(plain);
  const here = bearingHere(context, asked, (question) => question);
  const whole = passageName({ first: section.range[0], last: section.range[1] });
  return [
    here.length
      ? { type: 'questions', title, questions: here }
      : { type: 'questions', title: `${title}: the whole of ${whole}`, questions: asked },
  ];
}

/** Of the verses that works set beside the passage, one to be carried along: the notes hold on to it, or one quotes the other. */
export function verseBeside(context: StudyContext, references: readonly CrossReference[]): CrossReference | undefined {
  const { concordance, library, passage } = context;
  const { studyBible } = library;
  const isHeld = ({ book, chapter, verse, reasons }: CrossReference): boolean => {
    if (reasons.some(({ kind }) => kind === 'quotation')) return true;
    const named = findBook(book);
    const position = named && positionOf(named, chapter, verse);
    return !studyBible || (position !== undefined && studyBible.holdsOnTo(position));
  };
  return memorableReference(context, references.filter(isHeld), weighPassage(concordance, passage));
}

/** The deciding verse of the section, where it stands in the movement of the passage and is to be carried along. */
export function keyVerseHere(context: Context, title: string): StudySection[] {
  const { library, passage } = context;
  const section = notedSection(context);
  if (!section) return [];
  const [first, last] = section.key;
  const isPart = first <= passage.last && last >= passage.first;
  const isNear = section.movements.some(
    ({ range }) => range[0] <= passage.last && passage.first <= range[1] && range[0] <= first && last <= range[1],
  );
  const text = library.main.slice({ first, last }).join(' ');
  if (isPart || !isNear || text.length > LONGEST_KEY || !isToCarry(library, first)) return [];
  const key = { first, last };
  return [{ type: 'verses', title: `${title}: ${passageName(key)}`, verses: [{ ...placeOf(key), text }] }];
}
