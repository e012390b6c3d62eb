import {
  Children,
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './card-grid.module.css';
import { useKeptFocus } from './use-kept-focus.js';

export interface CardGridProps {
  /** As many columns of at least 320 px as there is room for, or two. */
  readonly columns: 'auto' | 'two';
  /** Rows below each other in one box, in place of columns. */
  readonly inRows?: boolean;
  readonly children: ReactNode;
}

/** Cards that are laid out together: whole rows of one, two, three or four columns, and little work for one frame. */
const GROUP = 12;

/**
 * One list of cards, laid out in groups: a browser asks at each frame of every element with `content-visibility` whether
 * it is in sight, which thousands of cards make slow and a few hundred groups do not. Nothing is taken out of the
 * document, so that finding in the page, the Tab key and screen readers meet every card.
 */
export function CardGrid({ columns, inRows = false, children }: CardGridProps) {
  const cards = useMemo(() => Children.toArray(children), [children]);
  const groups = useMemo(
    () => Array.from({ length: Math.ceil(cards.length / GROUP) }, (_, at) => cards.slice(at * GROUP, (at + 1) * GROUP)),
    [cards],
  );
  const mounted = useMountedGroups(groups.length);
  const listRef = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(listRef, cards);
  return (
    // An element `ul` may own no groups, and loses its role in Safari where it shows no bullets.
    <div
      ref={listRef}
      role="list"
      className={styles['list']}
      data-columns={inRows ? 'rows' : columns}
      onFocus={onFocus}
    >
      {groups.map((group, index) => (
        <CardGroup key={index} cards={group} waits={index >= mounted} />
      ))}
    </div>
  );
}

interface CardGroupProps {
  readonly cards: readonly ReactNode[];
  /** Whether it keeps the room of its cards alone. */
  readonly waits: boolean;
}

const CardGroup = memo(function CardGroup({ cards, waits }: CardGroupProps) {
  const style = { '--cards': cards.length } as CSSProperties;
  return (
    <div role="none" className={styles['group']} style={style} data-waits={waits || undefined}>
      {!waits && cards}
    </div>
  );
});

/** One card of a grid. A press anywhere on it that meets no other control is one on its `CardTitle`. */
export function Card({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div role="listitem" className={styles['cell']}>
      <article className={`${styles['card']} ${className}`}>{children}</article>
    </div>
  );
}

export interface CardTitleProps {
  readonly className?: string | undefined;
  /** Lines that the title may take; the rest is cut off. */
  readonly lines: number;
  /** Opens what the card shows an excerpt of. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The card's heading, which opens it; it takes the focus when the card before it goes away. */
export function CardTitle({ className = '', lines, onOpen, children }: CardTitleProps) {
  return (
    <h2 className={`${styles['title']} ${className}`} dir="auto">
      <button type="button" className={styles['open']} onClick={onOpen} aria-haspopup="dialog" data-list-focus="">
        <span className={styles['clamp']} style={{ WebkitLineClamp: lines }}>
          {children}
        </span>
      </button>
    </h2>
  );
}

/** Groups that are there at once: as many as fill a screen, and some more. */
const FIRST = 5;

/**
 * How many groups of a list are in the document: the first ones at once, then one after another, each in a rendering
 * that gives way to frames and to keys. Hundreds of cards that come at once would hold the page up for seconds.
 */
function useMountedGroups(groups: number): number {
  const [mounted, setMounted] = useState(FIRST);
  useEffect(() => {
    if (mounted < groups) startTransition(() => setMounted(mounted + 1));
    // A list that has become short may grow long again at once: when a search ends.
    else if (mounted > Math.max(groups, FIRST)) startTransition(() => setMounted(Math.max(groups, FIRST)));
  }, [mounted, groups]);
  return mounted;
}
