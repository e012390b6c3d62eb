import { NotedText } from '@berea/answers';
import type { NotedAnswerTitle, NotedArticleTitle, NotedIntroductionTitle, NotedSectionTitle } from '@berea/contracts';
import { Link } from '@berea/web/router';
import type { ReactNode } from 'react';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';

const List = ({ children }: { children: ReactNode }) => <ul className={styles['titles']}>{children}</ul>;

export const AnswerTitles = ({ titles }: { titles: readonly NotedAnswerTitle[] }) => (
  <List>
    {titles.map(({ id, title }) => (
      <li key={id}>
        <Link to={`/library/berea/answers/${id}`}>
          <NotedText text={title} />
        </Link>
      </li>
    ))}
  </List>
);

export const SectionTitles = ({ titles }: { titles: readonly NotedSectionTitle[] }) => (
  <List>
    {titles.map(({ id, title, reference }) => (
      <li key={id}>
        <Link to={`/library/berea/passages/${id}`}>
          <span className={styles['range']}>{reference}</span>
          <span>
            <NotedText text={title} />
          </span>
        </Link>
      </li>
    ))}
  </List>
);

export const IntroductionTitles = ({ titles }: { titles: readonly NotedIntroductionTitle[] }) => (
  <List>
    {titles.map(({ id, book }) => (
      <li key={id}>
        <Link to={`/library/berea/books/${id}`}>{t('berea-notes.introduction-to', { book })}</Link>
      </li>
    ))}
  </List>
);

/** The articles of a kind, by name. */
export const ArticleNames = ({ titles }: { titles: readonly NotedArticleTitle[] }) => (
  <ul className={`${styles['titles']} ${styles['names']}`}>
    {titles.map(({ id, name }) => (
      <li key={id}>
        <Link to={`/library/berea/articles/${id}`}>
          <NotedText text={name} />
        </Link>
      </li>
    ))}
  </ul>
);

/** Articles that were searched for, also by another name. */
export const ArticleTitles = ({ titles }: { titles: readonly NotedArticleTitle[] }) => (
  <List>
    {titles.map(({ id, name, also }) => (
      <li key={id}>
        <Link to={`/library/berea/articles/${id}`}>
          <NotedText text={name} />
          {also.length > 0 && <small>{also.join(', ')}</small>}
        </Link>
      </li>
    ))}
  </List>
);
