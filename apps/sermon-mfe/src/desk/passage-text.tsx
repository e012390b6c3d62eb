import { ChooseTranslation, DivineName, useOwnTranslation } from '@berea/answers';
import type { Place, Verse } from '@berea/contracts';
import { SERMON_LIMITS } from '@berea/contracts/values';
import { Alert, Button, Input, Skeleton, useIsPhone } from '@berea/ui/core';
import { ScriptureLink, Sheet } from '@berea/ui/data';
import { explain, useChapter } from '@berea/web';
import { Link } from '@berea/web/router';
import { ArrowRight, NotebookPen } from 'lucide-react';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { useNotedSections } from '../dossier/dossier-data.js';
import { referenceOf } from '../dossier/findings-of.js';
import { leftOutOf, passagesOf } from '../dossier/passages-of.js';
import { deskPath } from '../desk-path.js';
import type { WrittenSermon } from '../workspace/use-sermon-text.js';
import styles from './passage-text.module.css';
import { t } from '../texts/desk.js';
import { t as guide } from '../texts/dossier.js';

/** So long nothing was typed before the passage that is named is laid out. */
const PAUSE_MS = 400;

interface PassageTextProps {
  readonly id: string;
  readonly sermon: Pick<WrittenSermon, 'fields' | 'change'>;
}

/** The passage of a sermon in its reader's own translation, and room for what the reader sees there. */
export function PassageText({ id, sermon }: PassageTextProps) {
  const phone = useIsPhone();
  const [noting, setNoting] = useState(false);
  const scripture = useRested(sermon.fields.scripture);
  const passages = useMemo(() => passagesOf(scripture), [scripture]);
  const own = useOwnTranslation();
  const [chosen, setChosen] = useState<string>();
  const translation = chosen ?? own;
  const onward = (
    <Link className={styles['onward']} to={deskPath(id, 'study')}>
      {t('desk.go-on-to-study')}
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
    </Link>
  );
  return (
    <div className={styles['page']}>
      {!phone && (
        <aside className={styles['aside']} aria-label={t('desk.notes')}>
          <Fields sermon={sermon} />
          {onward}
        </aside>
      )}
      <div className={styles['text']}>
        {passages.length === 0 && (
          <p className={styles['none']}>{guide('dossier.name-passage-under-main-scripture')}</p>
        )}
        {passages.length > 0 && (
          <div className={styles['translation']}>
            <ChooseTranslation value={translation} onChange={setChosen} />
          </div>
        )}
        {leftOutOf(scripture) && <p className={styles['none']}>{leftOutOf(scripture)}</p>}
        {passages.map((place) => (
          <Passage key={referenceOf(place)} place={place} translation={translation} />
        ))}
      </div>
      {phone && (
        <div className={styles['bar']}>
          <button type="button" aria-haspopup="dialog" onClick={() => setNoting(true)}>
            <NotebookPen size={20} strokeWidth={1.75} aria-hidden />
            {t('desk.notes')}
          </button>
          {onward}
        </div>
      )}
      <Sheet title={t('desk.notes')} open={noting} onClose={() => setNoting(false)}>
        <div className={styles['sheet']}>
          <Fields sermon={sermon} />
        </div>
      </Sheet>
    </div>
  );
}

/** The sermon's own passage and notes. */
const Fields = ({ sermon: { fields, change } }: Pick<PassageTextProps, 'sermon'>) => (
  <>
    <label className={styles['field']}>
      <span>{t('desk.main-scripture-s')}</span>
      <Input
        dir="auto"
        value={fields.scripture}
        maxLength={SERMON_LIMITS.scripture}
        placeholder={t('desk.such-as')}
        onChange={(event) => change({ scripture: event.target.value })}
      />
    </label>
    <label className={styles['field']}>
      <span>{t('desk.notes')}</span>
      <Input.TextArea
        dir="auto"
        value={fields.notes}
        maxLength={SERMON_LIMITS.notes}
        placeholder={t('desk.what-you-see')}
        autoSize={{ minRows: 8, maxRows: 20 }}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </label>
  </>
);

interface PassageProps {
  readonly place: Place;
  /** Undefined until the reader's own is known. */
  readonly translation: string | undefined;
}

/** One passage, verse by verse, under the steps that Berea Notes sees in it. */
function Passage({ place, translation }: PassageProps) {
  const { book, chapter, verse, endVerse } = place;
  const query = useChapter(book, chapter, {
    ...(translation && { translation }),
    enabled: translation !== undefined,
  });
  const movements = useNotedSections(place).sections.data?.flatMap((section) => section.movements) ?? [];
  const beginning = ({ verse: at }: Verse) =>
    movements.find((movement) => movement.place.chapter === chapter && movement.place.verse === at);
  const reference = referenceOf(place);
  const { data, error, isPlaceholderData } = query;
  const verses = isPlaceholderData
    ? undefined
    : data?.verses.filter((each) => each.verse >= verse && each.verse <= endVerse);
  return (
    <section className={styles['passage']} aria-label={reference} aria-busy={!verses && !error}>
      <h2>
        <ScriptureLink reference={reference} />
      </h2>
      {error && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('desk.text-not-loaded')}
          description={explain(error)}
          action={<Button onClick={() => void query.refetch()}>{t('desk.try-again')}</Button>}
        />
      )}
      {!verses && !error && (
        <Skeleton
          active
          title={false}
          paragraph={{ rows: 8 }}
          aria-label={t('desk.loading-passage', { passage: reference })}
        />
      )}
      {verses && (
        <div lang={data?.language} dir={data?.direction}>
          {verses.map((each) => (
            <Fragment key={each.verse}>
              {beginning(each) && <h3 dir="auto">{beginning(each)?.title}</h3>}
              <p className={styles['verse']}>
                <sup>{each.number ?? each.verse}</sup>
                <DivineName>{each.text}</DivineName>
              </p>
            </Fragment>
          ))}
        </div>
      )}
    </section>
  );
}

/** What was typed, once the typing rests: a passage is not fetched at each key. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
