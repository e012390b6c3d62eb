import type { StudySection } from '@berea/contracts';
import type { Book, Passage } from '@berea/scripture';
import type { NotedStatement } from '@berea/text-packs';
import { passageName, placeOf } from '../../text/passages.js';
import type { StudyContext } from '../study-context.js';

type Notes = Pick<StudyContext, 'library' | 'passage'>;
type Text = Extract<StudySection, { type: 'text' }>;

/** Without the marks of Markdown, where a part of an answer is plain text. */
export const plain = (text: string): string => text.replaceAll('*', '');

/** The section of the study Bible that a passage is in, or begins in. */
export const notedSection = ({ library: { studyBible }, passage }: Notes) =>
  studyBible?.sectionsIn(passage.first, passage.last)[0];

/** A part in the words of the study Bible; none where it says nothing. */
export const noted = ({ library: { studyBible } }: Notes, title: string, text: string | undefined): Text[] =>
  studyBible && text ? [{ type: 'text', title, text, source: studyBible.source }] : [];

/** What happens or is said in the section, and what a reader must know of what stands around it. */
export function whereItStands(context: Notes): Text[] {
  const section = notedSection(context);
  if (!section) return [];
  const { title, about, setting, range } = section;
  const name = passageName({ first: range[0], last: range[1] });
  return noted(context, `${plain(title)} (${name})`, `${about}\n\n${setting}`);
}

/** The same, with the notes on the section: what a reader of that time heard, and what is disputed. */
export const whereItStandsWithNote = (context: Notes): Text[] =>
  whereItStands(context).map((part) => ({ ...part, text: `${part.text}\n\n${notedSection(context)?.note ?? ''}` }));

/** The movements of the section, each with its verses. */
export function movementsOf(context: Notes): StudySection[] {
  const { studyBible } = context.library;
  const section = notedSection(context);
  if (!studyBible || !section?.movements.length) return [];
  const [first, last] = section.range;
  return [
    {
      type: 'outline',
      title: `The movements of ${passageName({ first, last })}`,
      rows: section.movements.map(({ range, is }) => ({
        place: placeOf({ first: range[0], last: range[1] }),
        title: plain(is),
      })),
      source: studyBible.source,
    },
  ];
}

/** A piece of text with more sections than this is told by their titles. */
const FEW_SECTIONS = 2;

/** The movements of a piece of text, or of a longer one its sections. */
export function rowsIn({ library: { studyBible } }: Pick<Notes, 'library'>, piece: Passage) {
  const sections = studyBible?.sectionsIn(piece.first, piece.last) ?? [];
  const movements = sections.flatMap((section) => section.movements).map(({ range, is }) => ({ range, title: is }));
  return (sections.length > FEW_SECTIONS ? sections : movements)
    .filter(({ range: [first, last] }) => first <= piece.last && piece.first <= last)
    .map(({ range, title }) => ({ range, title: plain(title) }));
}

/** The outline of a piece of text. */
export function movementsIn(context: Pick<Notes, 'library'>, piece: Passage): StudySection[] {
  const { studyBible } = context.library;
  const rows = rowsIn(context, piece).map(({ range: [first, last], title }) => ({
    place: placeOf({ first, last }),
    title,
  }));
  return studyBible && rows.length
    ? [{ type: 'outline', title: `The outline of ${passageName(piece)}`, rows, source: studyBible.source }]
    : [];
}

/** Who wrote a book, when and to whom, by what it says itself, what tradition says and what is disputed. */
export function howItCameToBe({ library: { studyBible } }: Pick<StudyContext, 'library'>, book: Book): StudySection[] {
  const introduction = studyBible?.introductionTo(book);
  if (!studyBible || !introduction) return [];
  const { author, date, readers } = introduction;
  const text = [said('Author', author), said('Date', date), said('First readers', readers)].join('\n\n');
  return [{ type: 'text', title: `Who wrote ${book.name}, when and to whom`, text, source: studyBible.source }];
}

const said = (what: string, { says, tradition, disputed }: NotedStatement): string =>
  [
    `**${what}.** ${says}`,
    ...(tradition ? [`*Tradition:* ${tradition}`] : []),
    ...(disputed ? [`*Disputed:* ${disputed}`] : []),
  ].join(' ');

/** The themes of the section by their names. */
export const themesOf = (context: Notes): readonly string[] => {
  const section = notedSection(context);
  return section ? (context.library.studyBible?.themeNames(section.themes) ?? []) : [];
};
