import type { StudySection, Place, Citation } from '@berea/contracts';
import { useAddToDraft } from '@berea/web';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useStudyState, questionDraft } from '../../../study-state/study-state-context.js';
import { InnerHeading } from '../../frame/panel-frame.js';
import { FoldedText } from '../../sources/folded-text.js';
import { OriginalText } from '../../sources/original-text.js';
import { PlaceList } from '../../sources/place-list.js';
import rows from '../../sources/sources.module.css';
import styles from './sections.module.css';
import { t } from '../../../texts/analysis.js';

type Topics = Extract<StudySection, { type: 'topics' }>['topics'];

/** Topics that the passage is listed under; each opens. */
export function TopicRows({ topics }: { topics: Topics }) {
  const { open } = useStudyState();
  return (
    <ul className={rows['rows']}>
      {topics.map(({ id, name, heading, references }, index) => (
        <li key={index}>
          <button type="button" className={rows['row']} onClick={() => open({ kind: 'topic', id })}>
            <span className={rows['name']}>
              <b className={styles['name']}>{name}</b>
              {heading && <span className={styles['under']}>{`, ${heading}`}</span>}
            </span>
            <span className={rows['aside']}>
              {t('analysis.references', { count: references, references: references.toLocaleString('en') })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

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
            <span className="visually-hidden">{t('analysis.ask-scholar')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

type Rows = Extract<StudySection, { type: 'repetitions' }>['rows'];

/** Words that come back, how often and where. */
export function RepetitionList({ rows }: { rows: Rows }) {
  const { open } = useStudyState();
  return (
    <ul className={styles['repetitions']}>
      {rows.map(({ words, lemma, id, count, places }, index) => (
        <li key={index}>
          <p className={styles['head']}>
            <b className={styles['said']}>{words}</b>
            {id && (
              <button type="button" className={styles['lemma']} onClick={() => open({ kind: 'lexicon', id })}>
                {lemma && <OriginalText language={id.startsWith('G') ? 'grc' : 'hbo'}>{lemma}</OriginalText>} {id}
                <span className="visually-hidden">{t('analysis.open-in-lexicon')}</span>
              </button>
            )}
            <span className={styles['count']}>{t('analysis.times', { count, times: count.toLocaleString('en') })}</span>
          </p>
          <PlaceList places={places} />
        </li>
      ))}
    </ul>
  );
}

type Points = Extract<StudySection, { type: 'points' }>['points'];

/** Points with what is said to each; verses that they name open. */
export function PointList({ points, citations }: { points: Points; citations: readonly Citation[] }) {
  return (
    <ul className={styles['points']}>
      {points.map(({ title, text }, index) => (
        <li key={index}>
          <InnerHeading className={styles['name']}>{title}</InnerHeading>
          <FoldedText text={text} citations={citations} />
        </li>
      ))}
    </ul>
  );
}
