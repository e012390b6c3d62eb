import { Popover } from '@berea/ui/data';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { VerseNote as Note } from './lay-out-verse.js';
import styles from './verse-note.module.css';

const NAMES: Readonly<Record<Note['kind'], string>> = {
  margin: 'Margin note',
  footnote: 'Footnote',
  reference: 'References',
};

/** A small letter in the text that opens a note of the translation. */
export function VerseNote({ note, letter }: { note: Note; letter: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = NAMES[note.kind];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      title={name}
      content={
        <p role="note" className={styles['content']}>
          {note.text}
        </p>
      }
    >
      <button
        ref={button}
        type="button"
        className={styles['marker']}
        aria-label={`${name} ${letter}`}
        aria-expanded={open}
        onKeyDown={onKeyDown}
      >
        {letter}
      </button>
    </Popover>
  );
}
