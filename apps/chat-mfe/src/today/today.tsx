import { browserStore, Slot, type TodayCard, useSession, useSlotEntries, whenIdle } from '@berea/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { wordsOfDay } from '../opening/greeting.js';
import { CardView } from './card-view.js';
import { keptCards, withCard } from './kept-cards.js';
import { t } from '../texts/chat-today.js';

/**
 * What a user left off, each card from the remote that owns it. As they were last they stand at once; newer ones come
 * once the browser is idle, and what cannot be had is left out.
 */
export function Today() {
  const user = useSession().user?.id;
  const entries = useSlotEntries('today.cards');
  const [before] = useState(() => keptCards(browserStore.read('today'), user));
  const [late, setLate] = useState(false);
  useEffect(() => whenIdle(() => setLate(true)), []);
  const keep = (key: string, card: TodayCard | null) => {
    const order = entries.map((entry) => entry.key);
    const cards = withCard(keptCards(browserStore.read('today'), user), order, key, card);
    browserStore.write('today', JSON.stringify({ user, cards }));
  };
  return (
    <>
      <p className="welcome-day">{wordsOfDay()}</p>
      <ul className="today" aria-label={t('chat-today.today')}>
        {entries.map(({ key }) => {
          const place = before[key] && <CardView key={key} card={before[key]} />;
          if (!late) return place;
          const shown = (card: TodayCard | null | undefined) => (
            <Shown card={card} before={before[key]} keep={(now) => keep(key, now)} />
          );
          return (
            <Slot
              key={key}
              name="today.cards"
              only={key}
              props={{ show: shown }}
              loading={place}
              failed={() => shown(null)}
            />
          );
        })}
      </ul>
    </>
  );
}

interface ShownProps {
  readonly card: TodayCard | null | undefined;
  readonly before: TodayCard | undefined;
  readonly keep: (card: TodayCard | null) => void;
}

/** A card, or the one before while it is not known; kept for the next visit. */
function Shown({ card, before, keep }: ShownProps) {
  const words = card === undefined ? undefined : JSON.stringify(card);
  // Its functions are others with every render; they are not kept.
  const onWords = useEffectEvent(() => card !== undefined && keep(card));
  useEffect(() => {
    onWords();
  }, [words]);
  const shown = card === undefined ? before : card;
  return shown ? <CardView card={shown} /> : null;
}
