import { findBook, formatReference } from '@berea/scripture';
import { Button, Skeleton } from '@berea/ui/core';
import { formatDay } from '@berea/ui/data';
import { browserStore, useChapter, useLibraryReading } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { BookOpen } from 'lucide-react';
import styles from './assistant-off.module.css';
import { t } from '../texts/chat-off.js';

interface Place {
  readonly book: string;
  readonly chapter: number;
  /** When it was read last, where the server knows. */
  readonly day?: string | undefined;
}

/** 'Romans/8' as the reader keeps it; undefined for what is no chapter. */
function readPlace(kept: string | null): Place | undefined {
  const [name = '', number = ''] = kept?.split('/') ?? [];
  const book = findBook(name);
  const chapter = Number(number);
  return book && chapter >= 1 && chapter <= book.chapters ? { book: book.name, chapter } : undefined;
}

/** The place read last, in this browser or elsewhere, with its first words. */
export function LastRead() {
  const navigate = useNavigate();
  const { data, isPending } = useLibraryReading();
  const [place] = [readPlace(browserStore.read('lastPlace')), ...(data?.recent ?? [])].filter((each) => each);
  const day = data?.recent.find(({ book, chapter }) => book === place?.book && chapter === place.chapter)?.day;
  const chapter = useChapter(place?.book ?? '', place?.chapter ?? 0);
  const first = chapter.data?.verses[0];

  if (!place && isPending) return <Skeleton active title={false} paragraph={{ rows: 3, width: '100%' }} />;
  const name = place && formatReference(place.book, place.chapter);
  const read = place && `/bible/${encodeURIComponent(place.book)}/${place.chapter}`;
  return (
    <section className={styles['last']} aria-label={t('chat-off.reading')}>
      <p className={styles['when']}>
        {name
          ? day
            ? t('chat-off.you-were-reading-on', { name, day: formatDay(`${day}T12:00:00`) })
            : t('chat-off.you-were-reading', { name })
          : t('chat-off.you-have-read-nothing-yet')}
      </p>
      {first && (
        <p className={styles['verse']}>
          <sup>{first.verse}</sup> {first.text}
        </p>
      )}
      <div className={styles['ways']}>
        <Button
          type="primary"
          icon={<BookOpen size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => void navigate(read ?? '/bible')}
        >
          {name ? t('chat-off.continue-at', { name }) : t('chat-off.open-bible')}
        </Button>
        {(data?.recent.length ?? 0) > 1 && (
          <Button type="text" onClick={() => void navigate('/library?tab=recent')}>
            {t('chat-off.recently-read')}
          </Button>
        )}
      </div>
    </section>
  );
}
