import type { HighlightColour, Span, Verse } from '@berea/contracts';
import { Popover } from '@berea/ui/data';
import { Fragment, type ReactNode, useMemo, type KeyboardEvent, useRef, useState } from 'react';
import type { ReaderSettings } from '../settings/reader-settings.js';
import { layOutVerse, type Part, type Run, type VerseNote as Note } from './lay-out-verse.js';
import styles from './verse-text.module.css';
import { t } from '../texts/bible.js';

export interface VerseTextProps {
  readonly verse: Verse;
  /** From the list, so that a hundred verses do not each listen for a change of it. */
  readonly settings: ReaderSettings;
  readonly highlight?: HighlightColour | undefined;
  /** Words that the text beside it does not have: underlined, as long as two are compared. */
  readonly differing?: readonly Span[] | undefined;
}

/** The words of a verse, with their markup as the reader's settings show it. */
export function VerseText({ verse, settings, highlight, differing }: VerseTextProps) {
  const { layout, notes, wordsOfJesus } = settings;
  const lines = layout === 'paragraphs';
  const laidOut = useMemo(() => layOutVerse(verse, { lines, notes, differing }), [verse, lines, notes, differing]);
  return (
    <span className={styles['text']} data-words-of-jesus={wordsOfJesus || undefined}>
      {laidOut.map(({ level, parts }, index) => {
        const words = parts.map((part, each) => <Fragment key={each}>{textOf(part)}</Fragment>);
        const content = highlight ? <mark className={`hl hl-${highlight}`}>{words}</mark> : words;
        return level === undefined ? (
          <span key={index}>{content}</span>
        ) : (
          <span
            key={index}
            className={styles['line']}
            data-level={Math.min(level, 3)}
            data-first-line={index === 0 || undefined}
          >
            {content}
          </span>
        );
      })}
    </span>
  );
}

const textOf = (part: Part): ReactNode => ('note' in part ? <VerseNote {...part} /> : setApart(part));

function setApart({ text, kinds }: Run): ReactNode {
  let content: ReactNode = kinds.includes('divineName') ? smallCapitals(text) : text;
  if (kinds.includes('added')) content = <i>{content}</i>;
  if (kinds.includes('jesus')) content = <span className={styles['jesus']}>{content}</span>;
  if (kinds.includes('differs'))
    content = (
      <span className={styles['differs']} data-differs="">
        {content}
      </span>
    );
  return content;
}

/** Each word whole in an element of its own: a letter apart from the rest of its word would be read out apart. */
const smallCapitals = (text: string): ReactNode =>
  text.split(/(\s+)/).map((word, index) =>
    index % 2 ? (
      word
    ) : (
      <span key={index} className={styles['divineName']}>
        {word}
      </span>
    ),
  );

const kindNames = (): Readonly<Record<Note['kind'], string>> => ({
  margin: t('bible.margin-note'),
  footnote: t('bible.footnote'),
  reference: t('bible.references'),
});

/** A small letter in the text that opens a note of the translation. */
function VerseNote({ note, letter }: { note: Note; letter: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = kindNames()[note.kind];
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
