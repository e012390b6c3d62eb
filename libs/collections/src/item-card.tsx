import { Card, CardTitle, formatDay, ItemActions } from '@berea/ui/data';
import type { ReactNode } from 'react';
import styles from './item-card.module.css';
import type { Noun } from './list-states.js';

export interface ItemCardProps {
  readonly noun: Noun;
  readonly title: string;
  readonly createdAt: string;
  /** The beginning of its text; more than four lines are cut off. */
  readonly excerpt: ReactNode;
  /** Between title and excerpt. */
  readonly above?: ReactNode;
  /** Between excerpt and date. */
  readonly below?: ReactNode;
  /** Shows the whole. */
  readonly onOpen: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => Promise<unknown>;
}

/** One item of a list: its title, the beginning of its text, its date, and the actions on it. */
export function ItemCard({ noun, title, createdAt, excerpt, above, below, onOpen, onEdit, onDelete }: ItemCardProps) {
  return (
    <Card className={styles['item']}>
      <CardTitle className={styles['title']} lines={2} onOpen={onOpen}>
        {title}
      </CardTitle>
      {above}
      <p className={styles['content']} dir="auto">
        {excerpt}
      </p>
      {below}
      <footer className={styles['footer']}>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        <ItemActions noun={noun.one} title={title} onEdit={onEdit} onDelete={onDelete} />
      </footer>
    </Card>
  );
}
