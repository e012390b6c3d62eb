import type { Sermon } from '@berea/contracts';
import { dayOf, sermonHooks, type TodayCard } from '@berea/web';
import { type ReactNode, useState } from 'react';
import { cardOfSermon, nextSermon } from './sermon-card.js';

const { useFew, useOne } = sermonHooks;

/** So many of the sermons that were changed last are looked at: the next one is among them. */
const LOOKED_AT = 20;

interface NextSermonProps {
  readonly show: (card: TodayCard | null | undefined) => ReactNode;
}

/** Its part of Today: the sermon that is preached next. */
export function NextSermon({ show }: NextSermonProps) {
  const [today] = useState(() => dayOf());
  const sermons = useFew({ preached: 'no', sort: 'changed' }, LOOKED_AT);
  if (!sermons.data) return show(undefined);
  const next = nextSermon(sermons.data, today);
  if (!next) return show(null);
  // Words are counted in the whole text only.
  return next.truncated ? <WholeSermon id={next.id} today={today} show={show} /> : show(cardOfSermon(next, today));
}

function WholeSermon({ id, today, show }: NextSermonProps & { readonly id: Sermon['id']; readonly today: string }) {
  const { data } = useOne(id);
  return show(data && cardOfSermon(data, today));
}
