import type { Work } from '@berea/contracts';
import { Popover } from '@berea/ui/data';
import { useWorks } from '@berea/web';
import { Info } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styles from './about-work.module.css';
import sourcesStyles from './sources.module.css';
import { t } from '../../texts/works.js';

interface AboutWorkProps {
  /** Id of the work */
  readonly id: string;
  /** Title until the list of works is there. */
  readonly title?: string;
  /** The sign alone, if the title is shown beside it. */
  readonly compact?: boolean;
}

/** A work by its author, title and year; pressed, it tells its licence and what else a reader should know. */
export function AboutWork({ id, title = t('works.this-work'), compact = false }: AboutWorkProps) {
  const works = useWorks();
  const work = works.data?.find((each) => each.id === id);
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // It closes the card alone, and leaves the panel where it is.
    event.preventDefault();
    setOpen(false);
  };
  const name = work ? creditOf(work) : title;
  if (!work) return compact ? null : name;
  return (
    <span className={styles['place']} onKeyDown={onKeyDown}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        title={t('works.about-this-work')}
        content={<WorkDetails work={work} />}
        // Beside its button, so that Tab and a screen reader come to it next.
        getPopupContainer={(button) => button.parentElement ?? document.body}
        destroyOnHidden
      >
        <button
          type="button"
          className={styles['about']}
          aria-expanded={open}
          aria-label={compact ? t('works.about-title', { title: work.title }) : undefined}
        >
          {!compact && <span>{name}</span>}
          <Info size={15} strokeWidth={1.75} aria-hidden />
          {!compact && <span className="visually-hidden">{t('works.spoken-about-this-work')}</span>}
        </button>
      </Popover>
    </span>
  );
}

/** 'Matthew Henry, Concise Commentary on the Whole Bible, 1706' */
const creditOf = ({ author, title, year }: Work): string => [author, title, year].filter(Boolean).join(', ');

function WorkDetails({ work }: { work: Work }) {
  const { title, author, year, edition, licence, attribution, notice } = work;
  const facts = [
    [t('works.author'), author],
    [t('works.first-published'), year],
    [t('works.edition'), edition],
    [t('works.licence'), licence],
    [t('works.attribution'), attribution],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <div className={styles['details']}>
      <p className={styles['title']}>{title}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notice && <p>{notice}</p>}
    </div>
  );
}

/**
 * The works behind the content above; the words that a licence requires are shown without being asked for.
 * @param works their ids
 */
export function Credits({ works }: { works: readonly string[] }) {
  const { data = [] } = useWorks();
  if (!works.length) return null;
  return (
    <ul className={sourcesStyles['credits']} aria-label={t('works.from')}>
      {[...new Set(works)].map((id) => {
        const work = data.find((each) => each.id === id);
        const owed = work && !/^public domain\b/i.test(work.licence) ? work.attribution : undefined;
        return (
          <li key={id}>
            <AboutWork id={id} />
            {owed && <p>{owed}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The work that the Hebrew words and their parsing come from; the sections of an analysis do not name it. */
export const HEBREW_TEXT = 'words-hbo';
/** The Greek words, and what other editions read. */
export const GREEK_TEXT = 'words-grc';
/** The text whose words are tagged with lemmas. */
export const TAGGED_TEXT = 'bible-kjv';
