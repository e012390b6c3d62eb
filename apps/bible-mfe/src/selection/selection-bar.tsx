import type { Place } from '@berea/contracts';
import { Button, IconButton, useToastFloor } from '@berea/ui/core';
import { Copy, MessageCircleQuestionMark, Share2, Wrench } from 'lucide-react';
import { ColourChoice } from '../marks/colour-choice.js';
import { useReading } from '../place/use-reading.js';
import { referenceOf } from '../study/reference-of.js';
import { useEscape } from '../study/use-escape.js';
import { useShareVerse } from '../verse-tools/use-share-verse.js';
import { useVerseActions } from '../verse-tools/use-verse-actions.js';
import { useWorkbench } from '../workbench/workbench-context.js';
import styles from './selection-bar.module.css';

/** What can be done with several verses while they are being chosen; nothing at other times. */
export function SelectionBar() {
  const { selected, selecting } = useWorkbench();
  return selected && selecting ? <Bar place={selected} /> : null;
}

/** The bar where there is room for a toast beside it, and a gap. */
const BAR_PX = 100;

function Bar({ place }: { readonly place: Place }) {
  const { open, clear } = useWorkbench();
  const { highlight, toggleHighlight, ask } = useVerseActions(place);
  const { copy, share } = useShareVerse(place, useReading().translation);
  useEscape(true, clear);
  useToastFloor(BAR_PX);
  const count = place.endVerse - place.verse + 1;
  return (
    <section className={styles['bar']} aria-label="Chosen verses">
      <p role="status" className={styles['count']}>
        {`${count} ${count === 1 ? 'verse' : 'verses'} · ${referenceOf(place)}`}
      </p>
      <div className={styles['colours']}>
        <ColourChoice look="bar" value={highlight} onChoose={toggleHighlight} />
      </div>
      <div className={styles['actions']}>
        <IconButton icon={Copy} label="Copy Verse" onClick={copy} />
        <IconButton icon={Share2} label="Share" onClick={share} />
        <IconButton icon={MessageCircleQuestionMark} label="Ask Scholar" onClick={ask} />
        <IconButton icon={Wrench} label="Study Tools" onClick={() => open({ kind: 'tools' }, place)} />
      </div>
      <Button type="primary" className={styles['done']} onClick={clear}>
        Done
      </Button>
    </section>
  );
}
