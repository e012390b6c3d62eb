import type { NoteDraft, ToolKind } from '@berea/contracts';
import { cutText, NOTE_LIMITS } from '@berea/contracts/values';
import { t } from '../texts/answers.js';

/** Sources of a note. `reference` names the verses: 'Matthew 5:3–12'. */
export type NoteSource =
  | { readonly from: 'reply'; readonly question: string; readonly response: string }
  | { readonly from: 'verse answer'; readonly reference: string; readonly question: string; readonly response: string }
  | {
      readonly from: 'analysis';
      readonly reference: string;
      readonly tool: ToolKind;
      /** The tool's name as a heading shows it. */
      readonly title: string;
      /** The whole of the analysis, readable by itself. */
      readonly text: string;
    }
  | { readonly from: 'verses'; readonly reference: string; readonly text: string };

const TITLE_CHARACTERS = 50;

/** The note that keeps what is on screen (titles and tags: product constants). */
export function noteFrom(source: NoteSource): NoteDraft {
  switch (source.from) {
    case 'reply':
      return { title: `Scholar Response: ${beginningOf(source.question)}`, content: questionAndAnswer(source) };
    case 'verse answer':
      return {
        title: `Scholar Response - ${source.reference}`,
        content: questionAndAnswer(source),
        scripture: source.reference,
        tags: ['scholar-question', 'study-tool'],
      };
    case 'analysis':
      return {
        title: `${source.title} - ${source.reference}`,
        content: cutText(source.text, NOTE_LIMITS.content).toWellFormed(),
        scripture: source.reference,
        tags: [source.tool, 'study-tool'],
      };
    case 'verses':
      return {
        title: t('answers.note-on-reference', { reference: source.reference }),
        content: source.text,
        scripture: source.reference,
      };
  }
}

const questionAndAnswer = ({ question, response }: { question: string; response: string }) =>
  `Question: ${question}\n\n${response}`;

/** The beginning of a question in one line, in whole characters: half of an emoji is no text, and the server refuses it. */
function beginningOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ');
  const beginning = cutText(line, [...line].slice(0, TITLE_CHARACTERS).join('').length);
  return beginning === line ? line : `${beginning}...`;
}
