import type { Sermon } from '@berea/contracts';
import type { TodayCard } from '@berea/web';
import { deskPath } from '../desk-path.js';
import { countWords, minutesOf } from '../desk/word-count.js';
import { t } from '../texts/sermon-today.js';

const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const LATER_DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'Sunday, in 3 days': how long there is still. */
export function whenOf(date: string | undefined, today: string): string {
  if (!date) return t('sermon-today.without-a-day');
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  if (days === 0) return t('sermon-today.today');
  if (days === 1) return t('sermon-today.tomorrow');
  return t('sermon-today.in-days', { day: (days < 7 ? WEEKDAY : LATER_DAY).format(new Date(date)), days });
}

/** The card of a whole sermon: on its day it leads to the pulpit, before that to the desk. */
export function cardOfSermon({ id, title, scripture, series, date, body = '' }: Sermon, today: string): TodayCard {
  const words = countWords(body);
  const about = scripture && series ? t('sermon-today.passage-and-series', { scripture, series }) : scripture;
  const preaches = date === today && words > 0;
  return {
    shape: 'card',
    when: whenOf(date, today),
    title: title || t('sermon-today.untitled-sermon'),
    about,
    lines: [
      ...(scripture ? [] : [t('sermon-today.no-passage-yet')]),
      words
        ? t('sermon-today.words-and-minutes', { words, minutes: Math.max(1, minutesOf(words)) })
        : t('sermon-today.no-text-yet'),
    ],
    to: deskPath(id, preaches ? 'preach' : 'write'),
    action: preaches ? t('sermon-today.preach') : t('sermon-today.go-on-writing'),
    primary: true,
  };
}
