import type { NotedSection, NotedSectionTitle } from '@berea/contracts';
import { PageFrame } from '@berea/ui/core';
import { Link, useParams } from '@berea/web/router';
import { BookOpen, Info } from 'lucide-react';
import { useNotedSection } from '../../data/berea-notes.js';
import { BackLink } from '../../page/page-links.js';
import { t } from '../../texts/berea-notes.js';
import styles from './berea-notes.module.css';
import { EntryState } from './entry-state.js';
import { Neighbours, Part } from './parts-of-entry.js';
import { LinkedText, readerAddress, VerseLink } from './verse-link.js';
import { WhatItIs } from './what-it-is.js';

/** Everything that Berea Notes has on a passage. */
export function SectionPage() {
  const { id = '' } = useParams();
  const section = useNotedSection(id);
  const book = section.data?.place.book;
  return (
    <PageFrame title={t('berea-notes.library')}>
      <BackLink to={`/library/works/berea${book ? `?book=${encodeURIComponent(book)}` : ''}`}>
        {t('berea-notes.title')}
      </BackLink>
      <EntryState key={id} of={section} failed={t('berea-notes.section-could-not-be-loaded')}>
        {(found) => <Section section={found} />}
      </EntryState>
    </PageFrame>
  );
}

function Section({ section }: { section: NotedSection }) {
  const {
    id,
    title,
    reference,
    place,
    about,
    setting,
    note,
    keyVerse,
    asked,
    idea,
    movements,
    questions,
    caution,
    themes,
    introduction,
    previous,
    next,
  } = section;
  return (
    <article className={styles['entry']}>
      <p className={styles['reference']}>{reference}</p>
      <h2>{title}</h2>
      <p className={styles['lead']}>
        <LinkedText text={about} />
      </p>
      <p>
        <LinkedText text={setting} />
      </p>
      <p className={styles['ways']}>
        <Link className={styles['read']} to={readerAddress(place)}>
          <BookOpen size={18} strokeWidth={1.75} aria-hidden />
          {t('berea-notes.read-in-the-bible')}
        </Link>
        {introduction && (
          <Link className={styles['read']} to={`/library/berea/books/${introduction.id}`}>
            <Info size={18} strokeWidth={1.75} aria-hidden />
            {t('berea-notes.about-this-book')}
          </Link>
        )}
      </p>
      <Part name="note" title={t('berea-notes.what-it-does')}>
        <p>
          <LinkedText text={note} />
        </p>
      </Part>
      <Part name="key" title={t('berea-notes.key-verse')}>
        <p>
          <VerseLink place={keyVerse.place}>{keyVerse.reference}</VerseLink>
        </p>
      </Part>
      {asked.length > 0 && (
        <Part name="asked" title={t('berea-notes.asked')}>
          <dl className={styles['views']}>
            {asked.map(({ question, answer }) => (
              <div key={question}>
                <dt>
                  <LinkedText text={question} />
                </dt>
                <dd>
                  <LinkedText text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {caution && (
        <Part name="caution" title={t('berea-notes.caution')}>
          <p>
            <LinkedText text={caution} />
          </p>
        </Part>
      )}
      <Part name="preach" title={t('berea-notes.for-teaching')}>
        <p>
          <LinkedText text={idea} />
        </p>
        <ol className={styles['passages']}>
          {movements.map((movement) => (
            <li key={movement.reference}>
              <VerseLink place={movement.place}>{movement.reference}</VerseLink>
              <span>
                <LinkedText text={movement.title} />
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <Part name="questions" title={t('berea-notes.for-a-group')}>
        <ul className={styles['questions']}>
          {questions.map((question) => (
            <li key={question}>
              <LinkedText text={question} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="themes" title={t('berea-notes.themes')}>
        <p>{themes.join(', ')}</p>
      </Part>
      <Neighbours
        name={t('berea-notes.other-passages')}
        previous={previous && neighbourOf(previous)}
        next={next && neighbourOf(next)}
      />
      <WhatItIs entry={`passages/${id}`} edition={section.edition} />
    </article>
  );
}

const neighbourOf = ({ id, title, reference }: NotedSectionTitle) => ({
  to: `/library/berea/passages/${id}`,
  title,
  reference,
});
