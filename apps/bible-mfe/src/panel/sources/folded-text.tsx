import { CitedText } from '@berea/answers';
import type { Citation, CommentaryNote } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useState } from 'react';
import styles from './folded-text.module.css';
import { PlaceLink } from './place-link.js';
import { t } from '../../texts/works.js';

/** Characters that fill about half of a panel. */
const MOST = 700;
/** A few words more are not worth a press. */
const WORTH = 150;

interface FoldedTextProps {
  /** Plain text; paragraphs are parted by an empty line. */
  readonly text: string;
  readonly citations?: readonly Citation[];
}

/** Somebody's words, the beginning of them where they are many; verses that they name open. */
export function FoldedText({ text, citations }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > MOST + WORTH;
  const paragraphs = (long && !open ? cutText(text, MOST) : text).split(/\n{2,}/);
  return (
    <>
      <div className={styles['text']}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>
            <CitedText
              text={paragraph}
              citations={citations}
              link={(place, written) => <PlaceLink place={place}>{written}</PlaceLink>}
            />
          </p>
        ))}
      </div>
      {long && (
        <Button className={styles['fold']} type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('works.show-less') : t('works.show-more')}
        </Button>
      )}
    </>
  );
}

interface FocusedTextProps {
  /** Plain text; paragraphs are parted by an empty line. */
  readonly text: string;
  /** Span of its sentences on the passage. */
  readonly focus: NonNullable<CommentaryNote['focus']>;
  readonly citations?: readonly Citation[];
}

/** A section on several verses: the sentences on the passage alone, or tinted among the others. */
export function FocusedText({ text, focus, citations }: FocusedTextProps) {
  const [open, setOpen] = useState(false);
  const [before, on, after] = [text.slice(0, focus.start), text.slice(focus.start, focus.end), text.slice(focus.end)];
  const isWhole = !before.trim() && !after.trim();
  // A piece may begin or end within a paragraph; what is parted by an empty line stays parted.
  const pieces = [
    { words: open ? before : mark(before), tinted: false },
    { words: on, tinted: !isWhole },
    { words: open ? after : mark(after), tinted: false },
  ];
  return (
    <>
      <div className={`${styles['text']} ${styles['flowing']}`}>
        {pieces.map(({ words, tinted }, index) => {
          const shown = (
            <CitedText
              text={words}
              citations={citations}
              link={(place, written) => <PlaceLink place={place}>{written}</PlaceLink>}
            />
          );
          return tinted ? <mark key={index}>{shown}</mark> : <span key={index}>{shown}</span>;
        })}
      </div>
      {!isWhole && (
        <Button className={styles['fold']} type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('works.show-less') : t('works.show-whole-section')}
        </Button>
      )}
    </>
  );
}

/** In place of what is folded away: '… ' before the sentences, ' …' behind them. */
function mark(folded: string): string {
  if (!folded.trim()) return '';
  return folded.startsWith(' ') || folded.startsWith('\n') ? ' …' : '… ';
}

/** The beginning of a text, to the end of a sentence where one is near, else of a word. @param most characters */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most + 1);
  const sentence = Math.max(...['. ', '? ', '! ', '\n\n'].map((end) => beginning.lastIndexOf(end)));
  if (sentence > most * 0.6) return beginning.slice(0, sentence + 1).trimEnd();
  const word = beginning.search(/(?<!\s)\s+\S*$/);
  return `${beginning.slice(0, word > 0 ? word : most).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
}
