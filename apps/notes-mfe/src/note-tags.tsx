import { Tag } from '@berea/ui/core';
import styles from './note-tags.module.css';

export function NoteTags({ tags = [] }: { tags?: readonly string[] | undefined }) {
  if (!tags.length) return null;
  return (
    <ul className={styles['tags']} aria-label="Tags">
      {tags.map((tag, index) => (
        // The same tag may have been given twice.
        <li key={index}>
          <Tag variant="filled" className={styles['tag'] ?? ''}>
            {tag}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
