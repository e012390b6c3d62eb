import { useEffect, useRef } from 'react';
import styles from './outline.module.css';
import { t } from '../texts/preach.js';

export interface OutlineHeading {
  readonly text: string;
  /** The piece that it is. */
  readonly block: number;
}

interface OutlineProps {
  readonly headings: readonly OutlineHeading[];
  readonly section: number | undefined;
  readonly onJump: (block: number) => void;
  readonly onClose: () => void;
}

/** The headings of the sermon; each leads to its page. */
export function Outline({ headings, section, onJump, onClose }: OutlineProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector('button');
    here?.focus();
  }, []);
  return (
    <nav
      className={styles['outline']}
      aria-label={t('preach.outline')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It closes this alone, not the controls as well.
        event.stopPropagation();
        onClose();
      }}
    >
      <ol ref={list}>
        {headings.map(({ text, block }) => (
          <li key={block}>
            <button
              type="button"
              dir="auto"
              aria-current={block === section ? 'location' : undefined}
              onClick={() => onJump(block)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
