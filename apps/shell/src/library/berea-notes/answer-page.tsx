import type { NotedAnswer } from '@berea/contracts';
import { PageFrame } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { useConfig } from '@berea/web';
import { Link, useParams } from '@berea/web/router';
import { useNotedAnswer } from '../../data/berea-notes.js';
import { BackLink } from '../../page/page-links.js';
import { t } from '../../texts/berea-notes.js';
import { QueryState } from '../query-state.js';
import { Titles } from './answers-contents.js';
import { Emphasis } from './emphasis.js';
import styles from './berea-notes.module.css';

/** A question that people ask, with the answer of Berea Notes. */
export function AnswerPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame title={t('berea-notes.library')}>
      <BackLink to="/library/works/berea">{t('berea-notes.title')}</BackLink>
      <QueryState key={id} of={useNotedAnswer(id)} failed={t('berea-notes.answer-could-not-be-loaded')}>
        {(answer) => <Answer answer={answer} />}
      </QueryState>
    </PageFrame>
  );
}

function Answer({ answer: { id, title, lead, passages, views, next, edition } }: { answer: NotedAnswer }) {
  const { supportEmail } = useConfig();
  const subject = encodeURIComponent(t('berea-notes.report-subject', { id }));
  return (
    <article className={styles['answer']}>
      <h2>
        <Emphasis text={title} />
      </h2>
      <p className={styles['lead']}>
        <Emphasis text={lead} />
      </p>
      <section aria-labelledby="passages">
        <h3 id="passages">{t('berea-notes.passages')}</h3>
        <ol className={styles['passages']}>
          {passages.map((passage) => (
            <li key={passage.reference}>
              <PlaceLink {...passage} />
              <span>
                <Emphasis text={passage.why} />
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
                  <Emphasis text={says} />{' '}
                  {references.map((reference, index) => (
                    <span key={reference.reference}>
                      {index > 0 && '; '}
                      <PlaceLink {...reference} />
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
          <Titles titles={next} />
        </section>
      )}
      <footer>
        <p>{t('berea-notes.what-it-is', { date: formatDay(`${edition}T12:00:00`) })}</p>
        <p>
          {supportEmail ? (
            <a href={`mailto:${supportEmail}?subject=${subject}`}>{t('berea-notes.report')}</a>
          ) : (
            <Link to="/settings/support">{t('berea-notes.report')}</Link>
          )}
        </p>
      </footer>
    </article>
  );
}

function PlaceLink({ reference, place }: NotedAnswer['views'][number]['references'][number]) {
  const { book, chapter, verse } = place;
  return <Link to={`/bible/${encodeURIComponent(book)}/${chapter}?verse=${verse}`}>{reference}</Link>;
}
