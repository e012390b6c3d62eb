import { NotedText } from '@berea/answers';
import type { NotedAnswer } from '@berea/contracts';
import { PageFrame } from '@berea/ui/core';
import { useParams } from '@berea/web/router';
import { useNotedAnswer } from '../../data/berea-notes.js';
import { BackLink } from '../../page/page-links.js';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';
import { EntryState } from './entry-state.js';
import { AnswerTitles } from './entry-titles.js';
import { LinkedText, VerseLink } from './verse-link.js';
import { WhatItIs } from './what-it-is.js';

/** A question that people ask, with the answer of Berea Notes. */
export function AnswerPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame title={t('berea-notes.library')}>
      <BackLink to="/library/works/berea">{t('berea-notes.title')}</BackLink>
      <EntryState key={id} of={useNotedAnswer(id)} failed={t('berea-notes.answer-could-not-be-loaded')}>
        {(answer) => <Answer answer={answer} />}
      </EntryState>
    </PageFrame>
  );
}

function Answer({ answer: { id, title, lead, passages, views, next, edition } }: { answer: NotedAnswer }) {
  return (
    <article className={styles['entry']}>
      <h2>
        <NotedText text={title} />
      </h2>
      <p className={styles['lead']}>
        <LinkedText text={lead} />
      </p>
      <section aria-labelledby="passages">
        <h3 id="passages">{t('berea-notes.passages')}</h3>
        <ol className={styles['passages']}>
          {passages.map((passage) => (
            <li key={passage.reference}>
              <VerseLink place={passage.place}>{passage.reference}</VerseLink>
              <span>
                <LinkedText text={passage.why} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {views.length > 0 && (
        <section aria-labelledby="views">
          <h3 id="views">{t('berea-notes.christians-differ')}</h3>
          <dl className={styles['views']}>
            {views.map(({ of, says, references }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd>
                  <LinkedText text={says} />{' '}
                  {references.map(({ reference, place }, index) => (
                    <span key={reference}>
                      {index > 0 && '; '}
                      <VerseLink place={place}>{reference}</VerseLink>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="related">
          <h3 id="related">{t('berea-notes.related')}</h3>
          <AnswerTitles titles={next} />
        </section>
      )}
      <WhatItIs entry={`answers/${id}`} edition={edition} />
    </article>
  );
}
