import {
  AddToSermon,
  AnswerMeta,
  answerPiece,
  CareAnswer,
  LazyAnswerText,
  noteFrom,
  restsOnWorks,
  SaveToNotes,
  Unconfirmed,
} from '@berea/answers';
import type { Place, StudyAnswer } from '@berea/contracts';
import { Button, IconButton, ThinkingDots } from '@berea/ui/core';
import { printAlone, PrintSheet } from '@berea/ui/data';
import { Printer, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { referenceOf } from '../../place/verse-range.js';
import { SourceList } from '../analysis/source-list.js';
import styles from './ask-answer.module.css';
import { t } from '../../texts/study.js';

const saving = () => ({
  saved: t('study.analysis-saved-to-notes-successfully'),
  failed: t('study.failed-to-save-to-notes'),
});

interface AskAnswerProps {
  readonly place: Place;
  readonly question: string;
  readonly answer: StudyAnswer;
  /** Puts the answer away. */
  readonly onNew: () => void;
}

/** Scholar's answer to a question about verses, with its sources; to somebody in distress, whom to call. */
export function AskAnswer({ place, question, answer, onNew }: AskAnswerProps) {
  const response = answer.response.trim() || t('study.scholar-response-is-ready');
  const sheet = useRef<HTMLElement>(null);
  const isKept = !answer.care && restsOnWorks(answer);
  return (
    <article className={styles['card']} aria-label={t('study.scholars-answer')}>
      <h3 className={styles['question']}>{question}</h3>
      <PrintSheet ref={sheet} title={`${referenceOf(place)}: ${question}`} className={styles['answer']}>
        {answer.care ? (
          <CareAnswer response={response} citations={answer.citations} care={answer.care} words={LazyAnswerText} />
        ) : (
          <>
            <LazyAnswerText text={response} citations={answer.citations} />
            <Unconfirmed citations={answer.citations} />
          </>
        )}
      </PrintSheet>
      {isKept && (
        <div className={styles['meta']}>
          {answer.sources.length > 0 && <SourceList sources={answer.sources} place={place} />}
          {/* The list above names the sources, and opens them. */}
          <AnswerMeta engine={answer.engine} model={answer.model} sources={[]} citations={answer.citations} />
        </div>
      )}
      <div className={styles['actions']}>
        <Button icon={<RotateCcw size={17} strokeWidth={1.75} aria-hidden />} onClick={onNew}>
          {t('study.new-question')}
        </Button>
        {isKept && (
          <>
            <div className={styles['save']}>
              <SaveToNotes
                note={() => noteFrom({ from: 'verse answer', reference: referenceOf(place), question, response })}
                words={saving()}
              />
            </div>
            <AddToSermon
              piece={() => {
                const reference = referenceOf(place);
                return answerPiece(response, {
                  about: reference,
                  reference,
                  works: answer.sources.map(({ title }) => title),
                  maker: answer,
                });
              }}
            />
            <IconButton
              icon={Printer}
              label={t('study.print')}
              onClick={() => sheet.current && printAlone(sheet.current)}
            />
          </>
        )}
      </div>
    </article>
  );
}

/** In the place of the answer, while it is looked for. */
export function Thinking() {
  return (
    <p className={`${styles['card']} ${styles['thinking']}`}>
      <ThinkingDots />
      {t('study.scholar-is-analyzing-your-question')}
    </p>
  );
}
