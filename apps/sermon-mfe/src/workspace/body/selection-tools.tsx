import type { EnhanceAction } from '@berea/contracts';
import { Button, Tag } from '@berea/ui/core';
import { BookPlus, Lightbulb, type LucideIcon, TextCursorInput, UnfoldVertical } from 'lucide-react';
import { useId } from 'react';
import { progressWords, type SelectionAction } from '../enhance/actions.js';
import styles from './body.module.css';
import { t } from '../../texts/workspace.js';

const selectionTools = (): readonly { action: SelectionAction; label: string; icon: LucideIcon }[] => [
  { action: 'expand', label: t('workspace.expand-point'), icon: UnfoldVertical },
  { action: 'rewrite', label: t('workspace.rewrite-clearly'), icon: TextCursorInput },
  { action: 'add_verse', label: t('workspace.add-verse'), icon: BookPlus },
  { action: 'add_illustration', label: t('workspace.add-illustration'), icon: Lightbulb },
];

interface SelectionToolsProps {
  readonly busy: EnhanceAction | undefined;
  /** Characters that are selected in the body. */
  readonly selected: number;
  /** No language model writes: what rewrites does little, and says so beforehand. */
  readonly withoutModel: boolean;
  readonly onPress: (action: SelectionAction) => void;
}

/** Scholar's four tools for what is selected. One works at a time, and says what it does. */
export function SelectionTools({ busy, selected, withoutModel, onPress }: SelectionToolsProps) {
  const hint = useId();
  return (
    <div className={styles['tools']} role="group" aria-label={t('workspace.scholars-tools-for-selection')}>
      {selectionTools().map(({ action, label, icon: Icon }) => (
        <Button
          key={action}
          type="text"
          icon={<Icon size={17} strokeWidth={1.75} aria-hidden />}
          loading={busy === action}
          disabled={busy !== undefined}
          title={withoutModel && action === 'rewrite' ? t('workspace.without-a-model-rewrite-clearly') : undefined}
          aria-describedby={withoutModel && action === 'rewrite' ? hint : undefined}
          // The selection stays where it is seen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(action)}
        >
          {busy === action ? progressWords()[action] : label}
        </Button>
      ))}
      {selected > 0 && (
        <Tag className={styles['count'] ?? ''}>
          {t('workspace.count-characters', { count: selected, number: selected.toLocaleString('en') })}
        </Tag>
      )}
      {withoutModel && (
        <small id={hint} className={styles['hint']}>
          {t('workspace.without-a-model-rewrite-clearly')}
        </small>
      )}
      <span className="visually-hidden" role="status">
        {busy && progressWords()[busy]}
      </span>
    </div>
  );
}
