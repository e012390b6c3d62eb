import type { ChatMessage } from '@berea/contracts';
import { IconButton } from '@berea/ui/core';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import styles from './question.module.css';
import threadStyles from './thread.module.css';
import { t } from '../texts/chat.js';

export interface QuestionProps {
  readonly message: ChatMessage;
  readonly versions: readonly ChatMessage[];
  /** Undefined where it is not asked again. */
  readonly onEdit: (() => void) | undefined;
  readonly onChoose: (id: string) => void;
}

/** The question, and the way to its other versions. */
export function Question({ message, versions, onEdit, onChoose }: QuestionProps) {
  const at = versions.findIndex(({ id }) => id === message.id);
  const to = (step: number) => versions[at + step]?.id;
  const go = (step: number) => {
    const id = to(step);
    if (id) onChoose(id);
  };
  return (
    <div className={styles['asked']}>
      <p className={threadStyles['question']}>{message.message}</p>
      {(onEdit || versions.length > 1) && (
        <div className={styles['versions']}>
          {scopeOf(message) && <span className={styles['scope']}>{scopeOf(message)}</span>}
          {onEdit && <IconButton icon={Pencil} iconSize={16} label={t('chat.edit-and-ask-again')} onClick={onEdit} />}
          {versions.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                iconSize={16}
                label={t('chat.earlier-version')}
                disabled={!to(-1)}
                onClick={() => go(-1)}
              />
              <span
                aria-label={t('chat.version-of', { number: at + 1, count: versions.length })}
              >{`${at + 1} / ${versions.length}`}</span>
              <IconButton
                icon={ChevronRight}
                iconSize={16}
                label={t('chat.later-version')}
                disabled={!to(1)}
                onClick={() => go(1)}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** The limits that the question set for Scholar, in words. */
function scopeOf({ textOnly, works }: ChatMessage): string | undefined {
  if (textOnly) return t('chat.text-only');
  return works && t('chat.from-works', { count: works.length });
}
