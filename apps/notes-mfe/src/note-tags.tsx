import { Tag } from '@berea/ui/core';
import styles from './note-tags.module.css';
import { t } from './texts/notes.js';

interface NoteTagsProps {
  readonly tags?: readonly string[] | undefined;
  /** Shows what carries a tag; without it tags are words alone. */
  readonly onChoose?: (tag: string) => void;
}

export function NoteTags({ tags = [], onChoose }: NoteTagsProps) {
  if (!tags.length) return null;
  return (
    <ul className={styles['tags']} aria-label={t('notes.tags')}>
      {tags.map((tag, index) => (
        // The same tag may have been given twice.
        <li key={index}>
          {onChoose ? (
            <button
              type="button"
              className={styles['choice']}
              title={t('notes.notes-with-tag', { tag })}
              onClick={() => onChoose(tag)}
            >
              <Tag variant="filled" className={styles['tag'] ?? ''}>
                {tag}
              </Tag>
            </button>
          ) : (
            <Tag variant="filled" className={styles['tag'] ?? ''}>
              {tag}
            </Tag>
          )}
        </li>
      ))}
    </ul>
  );
}
