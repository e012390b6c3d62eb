import { useOwnTranslation } from '@berea/answers';
import { findBook, formatReference } from '@berea/scripture';
import { browserStore, type TodayCard, useChapter, useLibraryReading } from '@berea/web';
import type { ReactNode } from 'react';
import { addressOfChapter } from './address-of-chapter.js';
import { t } from '../texts/bible-today.js';

interface LastReadingProps {
  readonly show: (card: TodayCard | null | undefined) => ReactNode;
}

/** 'Romans/8' as the reader keeps it; undefined for what is no chapter. */
function keptPlace() {
  const [name = '', number = ''] = browserStore.read('lastPlace')?.split('/') ?? [];
  const book = findBook(name);
  const chapter = Number(number);
  return book && chapter >= 1 && chapter <= book.chapters ? { book: book.name, chapter } : undefined;
}

/** The place that was read last: in this browser, else anywhere; null where there is none, undefined until it is known. */
function useLastPlace() {
  const here = keptPlace();
  const { data } = useLibraryReading(!here);
  const elsewhere = data && (data.recent.find(({ book }) => findBook(book)) ?? null);
  return here ?? elsewhere;
}

/** Its part of Today: the place that was read last, with its first words. */
export function LastReading({ show }: LastReadingProps) {
  const place = useLastPlace();
  const translation = useOwnTranslation();
  const chapter = useChapter(place?.book ?? '', place?.chapter ?? 0, {
    ...(translation && { translation }),
    enabled: translation !== undefined,
  });
  if (!place) return show(place);
  if (chapter.isPending) return show(undefined);
  const [verse] = chapter.data?.verses ?? [];
  return show({
    shape: 'card',
    when: t('bible-today.you-were-reading'),
    title: formatReference(place.book, place.chapter),
    ...(verse && { verse: { number: verse.verse, text: verse.text } }),
    to: addressOfChapter(place.book, place.chapter),
    action: t('bible-today.read-on'),
  });
}
