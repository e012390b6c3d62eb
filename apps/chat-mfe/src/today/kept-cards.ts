import type { TodayCard } from '@berea/web';

export type Cards = Readonly<Record<string, TodayCard>>;

/** As a browser keeps them, and whose they are. */
export interface KeptToday {
  readonly user: string;
  readonly cards: Record<string, TodayCard>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** Whether it can be shown, and leads to a page of this site: a browser may hold what an older release, or a hand, left. */
const isCard = (card: TodayCard | undefined): boolean =>
  isText(card?.title) && isText(card.when) && isText(card.to) && /^\/(?!\/)/.test(card.to);

/** The cards of Today that this browser kept for a user, by their keys in the order in which they are shown. */
export function keptCards(text: string | null, user: string | undefined): Cards {
  try {
    const { user: whose, cards } = JSON.parse(text ?? '{}') as Partial<KeptToday>;
    if (!user || whose !== user || typeof cards !== 'object') return {};
    return Object.fromEntries(Object.entries(cards).filter(([, card]) => isCard(card)));
  } catch {
    return {};
  }
}

/** What is kept once a card has changed; null where there is none any more. @param order keys of all cards */
export function withCard(cards: Cards, order: readonly string[], key: string, card: TodayCard | null): Cards {
  const all: Record<string, TodayCard | null> = { ...cards, [key]: card };
  return Object.fromEntries(
    order.flatMap((each) => {
      const one = all[each];
      return one ? [[each, one] as const] : [];
    }),
  );
}
