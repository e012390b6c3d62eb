import type { Place } from '@berea/contracts';
import { useAddToDraft } from '@berea/web';
import { MessageCircleQuestionMark } from 'lucide-react';
import { questionDraft } from '../../../study-state/question-draft.js';
import { useStudyState } from '../../../study-state/study-state-context.js';
import rows from '../../sources/sources.module.css';
import styles from './sections.module.css';

/** Questions to think over; pressed, one goes into the ask box of the passage. */
export function QuestionList({ questions, place }: { questions: readonly string[]; place: Place }) {
  const { open } = useStudyState();
  const addToDraft = useAddToDraft();
  return (
    <ol className={rows['rows']}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={`${rows['row']} ${styles['question']}`}
            onClick={() => {
              addToDraft(questionDraft(place), question);
              open({ kind: 'tools', focus: 'ask' }, place);
            }}
          >
            <span className={rows['name']}>{question}</span>
            <MessageCircleQuestionMark size={18} strokeWidth={1.75} aria-hidden />
            <span className="visually-hidden">, ask Scholar</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
