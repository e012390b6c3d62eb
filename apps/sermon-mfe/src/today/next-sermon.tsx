import type { Sermon } from '@berea/contracts';
import { dayOf, sermonHooks, type TodayCard } from '@berea/web';
import { type ReactNode, useState } from 'react';
import { sermonDayOf } from '../sermon-day.js';
import { cardOfSermon } from './sermon-card.js';

const { useFew, useOne } = sermonHooks;

/** So many are looked at: of one day several may be planned, and of what was changed last some may be planned. */
const LOOKED_AT = 20;

interface NextSermonProps {
  readonly show: (card: TodayCard | null | undefined) => ReactNode;
}

interface Wanted extends NextSermonProps {
  readonly today: string;
}

/** Its part of Today: the sermon that is preached next, else the one without a day that was changed last. */
export function NextSermon({ show }: NextSermonProps) {
  const [today] = useState(() => dayOf());
  const { data } = useFew({ planned: 'first' }, LOOKED_AT);
  if (!data) return show(undefined);
  const next = data.find((sermon) => sermonDayOf(sermon, today).state === 'planned');
  return next ? <Known sermon={next} today={today} show={show} /> : <WithoutDay today={today} show={show} />;
}

function WithoutDay({ today, show }: Wanted) {
  const { data } = useFew({ preached: 'no', sort: 'changed' }, LOOKED_AT);
  if (!data) return show(undefined);
  const last = data.find(({ date }) => !date);
  return last ? <Known sermon={last} today={today} show={show} /> : show(null);
}

/** Words are counted in the whole text only. */
const Known = ({ sermon, today, show }: Wanted & { readonly sermon: Sermon }) =>
  sermon.truncated ? <WholeSermon id={sermon.id} today={today} show={show} /> : show(cardOfSermon(sermon, today));

function WholeSermon({ id, today, show }: Wanted & { readonly id: Sermon['id'] }) {
  const { data } = useOne(id);
  return show(data && cardOfSermon(data, today));
}
