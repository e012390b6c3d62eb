import type { EnhanceAction } from '@berea/contracts';
import { Button, Tag } from '@berea/ui/core';
import { BookPlus, Lightbulb, type LucideIcon, TextCursorInput, UnfoldVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { PROGRESS, type SelectionAction } from '../enhance/actions.js';
import styles from './body.module.css';

const TOOLS: readonly { action: SelectionAction; label: string; icon: LucideIcon }[] = [
  { action: 'expand', label: 'Expand Point', icon: UnfoldVertical },
  { action: 'rewrite', label: 'Rewrite Clearly', icon: TextCursorInput },
  { action: 'add_verse', label: 'Add Verse', icon: BookPlus },
  { action: 'add_illustration', label: 'Add Illustration', icon: Lightbulb },
];

interface SelectionToolsProps {
  readonly busy: EnhanceAction | undefined;
  /** Characters that are selected in the body. */
  readonly selected: number;
  readonly onPress: (action: SelectionAction) => void;
  readonly children: ReactNode;
}

/** Scholar's four tools for what is selected. One works at a time, and says what it does. */
export function SelectionTools({ busy, selected, onPress, children }: SelectionToolsProps) {
  return (
    <div className={styles['tools']} role="group" aria-label="Scholar's tools for the selection">
      {TOOLS.map(({ action, label, icon: Icon }) => (
        <Button
          key={action}
          icon={<Icon size={17} strokeWidth={1.75} aria-hidden />}
          loading={busy === action}
          disabled={busy !== undefined}
          // The selection stays where it is seen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(action)}
        >
          {busy === action ? PROGRESS[action] : label}
        </Button>
      ))}
      {children}
      {selected > 0 && (
        <Tag className={styles['count'] ?? ''}>
          {selected.toLocaleString('en')} {selected === 1 ? 'character' : 'characters'}
        </Tag>
      )}
      <span className="visually-hidden" role="status">
        {busy && PROGRESS[busy]}
      </span>
    </div>
  );
}
