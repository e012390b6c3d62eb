import { Button } from '@berea/ui/core';
import { CornerDownRight } from 'lucide-react';
import styles from './next-questions.module.css';
import { t } from '../texts/chat.js';

/** Questions that may be asked after the newest answer; a press asks one. */
export function NextQuestions({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  return (
    <section className={styles['next']} aria-label={t('chat.ask-next')}>
      <h3>{t('chat.ask-next')}</h3>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <Button icon={<CornerDownRight size={16} strokeWidth={1.75} aria-hidden />} onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
