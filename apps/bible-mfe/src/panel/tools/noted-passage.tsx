import { NotedText } from '@berea/answers';
import type { NotedSection, Place } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { Logo } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { Link } from '@berea/web/router';
import { ScrollText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from '../../texts/passage-notes.js';
import { PlaceLink } from '../sources/place-link.js';
import styles from './noted-passage.module.css';

interface NotedPassageProps {
  readonly section: NotedSection;
  /** The chosen verses. */
  readonly place: Place;
  /** Whether it stands under its heading already. */
  readonly bare?: boolean;
}

/** Berea Notes' entry on a passage, as far as it helps to read a verse of it. */
export function NotedPassage({ section, place, bare = false }: NotedPassageProps) {
  const id = useId();
  const { title, about, setting, note, asked, caution } = section;
  return (
    <section className={styles['notes']} aria-labelledby={bare ? undefined : id}>
      {!bare && (
        <h3 id={id} className={styles['heading']}>
          <ScrollText size={18} strokeWidth={1.75} aria-hidden />
          {t('passage-notes.what-this-passage-does')}
        </h3>
      )}
      <h4 className={styles['title']}>
        <NotedText text={title} />
      </h4>
      <Movements section={section} place={place} />
      <p className={styles['words']}>
        <Linked text={note} />
      </p>
      <Folded title={t('passage-notes.setting')}>
        <p>
          <Linked text={about} />
        </p>
        <p>
          <Linked text={setting} />
        </p>
      </Folded>
      {asked.length > 0 && (
        <Folded title={t('passage-notes.asked', { count: asked.length })}>
          <dl>
            {asked.map(({ question, answer }) => (
              <div key={question}>
                <dt>
                  <NotedText text={question} />
                </dt>
                <dd>
                  <Linked text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </Folded>
      )}
      {caution && (
        <p className={styles['words']}>
          <b>{t('passage-notes.caution')}</b> <Linked text={caution} />
        </p>
      )}
      <Signature section={section} />
    </section>
  );
}

const Linked = ({ text }: { text: string }) => (
  <NotedText text={text} link={(place, written) => <PlaceLink place={place}>{written}</PlaceLink>} />
);

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['folded']}>
      <summary>{title}</summary>
      <div className={styles['words']}>{children}</div>
    </details>
  );
}

/** The steps of the passage, as wide as they are long; the one with the chosen verse is marked. */
function Movements({ section, place }: NotedPassageProps) {
  return (
    <ol className={styles['movements']}>
      {section.movements.map(({ reference, place: from, title, verses }) => {
        const into = versesBetween(from, place);
        const here = into >= 0 && into < verses;
        return (
          <li key={reference} style={{ flexGrow: verses }} aria-current={here ? 'step' : undefined}>
            {reference.slice(reference.lastIndexOf(' ') + 1)} <NotedText text={title} />
          </li>
        );
      })}
    </ol>
  );
}

/** How many verses a place is behind another one in its book; negative where it is before it. */
function versesBetween(from: Place, to: Place): number {
  if (to.chapter < from.chapter) return -versesBetween(to, from);
  const counts = findBook(from.book)?.verseCounts.slice(from.chapter - 1, to.chapter - 1) ?? [];
  return counts.reduce((sum, count) => sum + count, 0) + to.verse - from.verse;
}

/** Source of these words: no named author's. */
function Signature({ section: { id, reference, edition, introduction } }: { section: NotedSection }) {
  return (
    <footer className={styles['signature']}>
      <Logo size={14} />
      <div>
        <Link to={`/library/berea/passages/${id}`}>{t('passage-notes.berea-notes-on', { reference })}</Link>
        {introduction && (
          <Link to={`/library/berea/books/${introduction.id}`}>{t('passage-notes.about-this-book')}</Link>
        )}
        <p>{t('passage-notes.what-it-is', { date: formatDay(`${edition}T12:00:00`) })}</p>
      </div>
    </footer>
  );
}
