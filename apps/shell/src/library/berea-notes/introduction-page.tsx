import type { NotedIntroduction, NotedIntroductionTitle, NotedPart, NotedStatement } from '@berea/contracts';
import { NotedText } from '@berea/answers';
import { PageFrame } from '@berea/ui/core';
import { Link, useParams } from '@berea/web/router';
import { BookOpen } from 'lucide-react';
import { useNotedIntroduction } from '../../data/berea-notes.js';
import { BackLink } from '../../page/page-links.js';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';
import { EntryState } from './entry-state.js';
import { SectionTitles } from './entry-titles.js';
import { Neighbours, Part } from './parts-of-entry.js';
import { LinkedText, PartLink, VerseLink } from './verse-link.js';
import { WhatItIs } from './what-it-is.js';

/** The introduction of Berea Notes to a book of the Bible. */
export function IntroductionPage() {
  const { book = '' } = useParams();
  const introduction = useNotedIntroduction(book);
  const name = introduction.data?.book;
  return (
    <PageFrame title={t('berea-notes.library')}>
      <BackLink to={`/library/works/berea${name ? `?book=${encodeURIComponent(name)}` : ''}`}>
        {t('berea-notes.title')}
      </BackLink>
      <EntryState key={book} of={introduction} failed={t('berea-notes.introduction-could-not-be-loaded')}>
        {(found) => <Introduction introduction={found} />}
      </EntryState>
    </PageFrame>
  );
}

function Introduction({ introduction }: { introduction: NotedIntroduction }) {
  const { id, book, about, author, date, readers, purpose, keyVerse, outline, themes, minutes } = introduction;
  const { preach, previous, next, edition } = introduction;
  return (
    <article className={styles['entry']}>
      <p className={styles['reference']}>{t('berea-notes.introduction')}</p>
      <h2>{book}</h2>
      <p className={styles['lead']}>
        <LinkedText text={about} />
      </p>
      <p className={styles['ways']}>
        <Link className={styles['read']} to={`/bible/${encodeURIComponent(book)}/1`}>
          <BookOpen size={18} strokeWidth={1.75} aria-hidden />
          {t('berea-notes.read-in-the-bible')}
        </Link>
        <span className={styles['reference']}>{t('berea-notes.reading-time', { time: durationOf(minutes) })}</span>
      </p>
      <Part name="author" title={t('berea-notes.who-wrote-it')}>
        <Statement of={author} />
      </Part>
      <Part name="date" title={t('berea-notes.when')}>
        <Statement of={date} />
      </Part>
      <Part name="readers" title={t('berea-notes.to-whom')}>
        <Statement of={readers} />
      </Part>
      <Part name="purpose" title={t('berea-notes.why')}>
        <p>
          <LinkedText text={purpose} />
        </p>
      </Part>
      <Part name="key" title={t('berea-notes.key-verse-of-book')}>
        <p>
          <VerseLink place={keyVerse.place}>{keyVerse.reference}</VerseLink>
        </p>
      </Part>
      <Part name="outline" title={t('berea-notes.outline')}>
        <ol className={styles['passages']}>
          {outline.map((part) => (
            <li key={part.reference}>
              <PartLink of={part} />
              <div>
                <NotedText text={part.title} />
                <NotesOn sections={part.sections} />
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part name="preach" title={t('berea-notes.for-teaching')}>
        <h4>{t('berea-notes.in-one-sermon')}</h4>
        <p>
          <LinkedText text={preach.one} />
        </p>
        <h4>{t('berea-notes.in-four-sermons')}</h4>
        <Sermons parts={preach.four} />
        {preach.eight.length > 0 && (
          <>
            <h4>{t('berea-notes.in-eight-sermons')}</h4>
            <Sermons parts={preach.eight} />
          </>
        )}
      </Part>
      <Part name="themes" title={t('berea-notes.themes')}>
        <p>{themes.join(', ')}</p>
      </Part>
      <Neighbours
        name={t('berea-notes.other-books')}
        previous={previous && neighbourOf(previous)}
        next={next && neighbourOf(next)}
      />
      <WhatItIs entry={`books/${id}`} edition={edition} />
    </article>
  );
}

/** The notes on the passages of a part. */
function NotesOn({ sections }: Pick<NotedIntroduction['outline'][number], 'sections'>) {
  const [first, ...more] = sections;
  if (!first) return null;
  if (!more.length)
    return (
      <p className={styles['sections']}>
        <Link to={`/library/berea/passages/${first.id}`}>
          {t('berea-notes.notes-on', { reference: first.reference })}
        </Link>
      </p>
    );
  return (
    <details className={styles['sections']}>
      <summary>{t('berea-notes.notes-on-passages', { count: sections.length })}</summary>
      <SectionTitles titles={sections} />
    </details>
  );
}

/** The book's own statement, tradition and dispute, never mixed. */
function Statement({ of: { says, tradition, disputed } }: { of: NotedStatement }) {
  const said = [
    [t('berea-notes.in-the-book'), says],
    [t('berea-notes.tradition'), tradition],
    [t('berea-notes.disputed'), disputed],
  ] as const;
  return (
    <dl className={styles['said']}>
      {said.map(([who, text]) =>
        text ? (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              <LinkedText text={text} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

const Sermons = ({ parts }: { parts: readonly NotedPart[] }) => (
  <ol className={styles['passages']}>
    {parts.map((part, index) => (
      <li key={index}>
        <PartLink of={part} />
        <span>
          <NotedText text={part.title} />
        </span>
      </li>
    ))}
  </ol>
);

const neighbourOf = ({ id, book }: NotedIntroductionTitle) => ({ to: `/library/berea/books/${id}`, title: book });

const HALF_AN_HOUR = 30;

/** '13 minutes', '2.5 hours' */
const durationOf = (minutes: number): string =>
  minutes < 2 * HALF_AN_HOUR
    ? t('berea-notes.minutes', { count: minutes })
    : t('berea-notes.hours', { count: Math.round(minutes / HALF_AN_HOUR) / 2 });
