import type { NotedArticle, NotedArticleTitle } from '@berea/contracts';
import { PageFrame } from '@berea/ui/core';
import { useParams } from '@berea/web/router';
import { useNotedArticle } from '../../data/berea-notes.js';
import { BackLink } from '../../page/page-links.js';
import { t } from '../../texts/berea-notes.js';
import { nameOfArticleKind } from './article-kinds.js';
import styles from './berea-notes.module.css';
import { EntryState } from './entry-state.js';
import { Neighbours, Part } from './parts-of-entry.js';
import { LinkedText, VerseLink } from './verse-link.js';
import { WhatItIs } from './what-it-is.js';

/** Berea Notes' article on a person, a place, a thing or a word. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const article = useNotedArticle(id);
  const kind = article.data?.kind;
  return (
    <PageFrame title={t('berea-notes.library')}>
      <BackLink to={`/library/works/berea${kind ? `?kind=${encodeURIComponent(kind)}` : ''}`}>
        {t('berea-notes.title')}
      </BackLink>
      <EntryState key={id} of={article} failed={t('berea-notes.article-could-not-be-loaded')}>
        {(found) => <Article article={found} />}
      </EntryState>
    </PageFrame>
  );
}

function Article({ article }: { article: NotedArticle }) {
  const { id, kind, name, also, text, references, unknown, previous, next, edition } = article;
  return (
    <article className={styles['entry']}>
      <p className={styles['reference']}>{nameOfArticleKind(kind)}</p>
      <h2>
        <LinkedText text={name} />
      </h2>
      {also.length > 0 && <p className={styles['also']}>{t('berea-notes.also', { names: also.join(', ') })}</p>}
      <p className={styles['text']}>
        <LinkedText text={text} />
      </p>
      {unknown && (
        <Part name="unknown" title={t('berea-notes.not-known')}>
          <p>
            <LinkedText text={unknown} />
          </p>
        </Part>
      )}
      <Part name="references" title={t('berea-notes.where-to-read')}>
        <ul className={styles['verses']}>
          {references.map(({ reference, place }) => (
            <li key={reference}>
              <VerseLink place={place}>{reference}</VerseLink>
            </li>
          ))}
        </ul>
      </Part>
      <Neighbours
        name={t('berea-notes.other-articles')}
        previous={previous && neighbourOf(previous)}
        next={next && neighbourOf(next)}
      />
      <WhatItIs entry={`articles/${id}`} edition={edition} />
    </article>
  );
}

const neighbourOf = ({ id, name }: NotedArticleTitle) => ({ to: `/library/berea/articles/${id}`, title: name });
