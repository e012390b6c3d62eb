import { CitedText } from '@berea/answers';
import type { Citation } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useState } from 'react';
import { cutText } from './cut-text.js';
import styles from './folded-text.module.css';
import { PlaceLink } from './place-link.js';

/** What fills about half of a panel. */
const MOST = 700;
/** A few words more are not worth a press. */
const WORTH = 150;

export interface FoldedTextProps {
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
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}
