import type { Place } from '@berea/contracts';
import { IconButton, useToastFloor } from '@berea/ui/core';
import { Bookmark, MessageCircleQuestionMark, MicVocal, SquarePen, Wrench, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { ColourChoice } from '../annotations/colour-choice.js';
import { useReading } from '../place/use-reading.js';
import { referenceOf, countVerses } from '../place/verse-range.js';
import { useAddVerses } from '../panel/tools/quick-actions.js';
import { useEscape } from '../panel/use-dismiss.js';
import { usePassage } from '../panel/tools/verse-quote.js';
import { useShareVerse } from '../sharing/use-share-verse.js';
import { useVerseActions } from '../annotations/use-verse-actions.js';
import { useStudyState } from '../study-state/study-state-context.js';
import { isSelecting } from '../study-state/study-state.js';
import { BarButton } from './bar-button.js';
import { CopyButton } from './copy-button.js';
import styles from './selection-bar.module.css';
import { t } from '../texts/selection.js';

/** Actions on several verses while they are being chosen; nothing at other times. */
export function SelectionBar() {
  const state = useStudyState();
  return state.selected && isSelecting(state) ? <Bar place={state.selected} /> : null;
}

/** The bar where there is room for a toast beside it, and a gap. */
const BAR_PX = 100;

function Bar({ place }: { readonly place: Place }) {
  const { open, clear } = useStudyState();
  const { translation } = useReading();
  const { highlight, toggleHighlight, bookmarked, toggleBookmark, addNote, ask } = useVerseActions(place);
  const { passage } = usePassage(place, translation);
  const addToSermon = useAddVerses(place, passage);
  const { copy } = useShareVerse(place, translation);
  useEscape(true, clear);
  useToastFloor(BAR_PX);
  useCopyKey(copy);
  return (
    <section className={styles['bar']} aria-label={t('selection.chosen-verses')}>
      <p role="status" className={styles['count']}>
        <b>{countVerses(place)}</b>
        <span className="visually-hidden"> · </span>
        <span>{referenceOf(place)}</span>
      </p>
      <div className={styles['colours']}>
        <ColourChoice variant="bar" value={highlight} onChoose={toggleHighlight} />
      </div>
      <div className={styles['actions']}>
        <BarButton icon={SquarePen} label={t('selection.note')} onClick={addNote} />
        <BarButton
          icon={Bookmark}
          label={t('selection.bookmark')}
          className={bookmarked ? (styles['set'] ?? '') : ''}
          aria-pressed={bookmarked}
          onClick={toggleBookmark}
        />
        <CopyButton place={place} />
        {ask && (
          <BarButton
            icon={MessageCircleQuestionMark}
            label={t('selection.ask-scholar')}
            short={t('selection.ask')}
            onClick={ask}
          />
        )}
        <BarButton
          icon={MicVocal}
          label={t('selection.add-to-sermon')}
          short={t('selection.sermon')}
          disabled={!passage?.text}
          onClick={addToSermon}
        />
        <BarButton
          icon={Wrench}
          label={t('selection.study-tools')}
          short={t('selection.tools')}
          onClick={() => open({ kind: 'tools' }, place)}
        />
      </div>
      <IconButton icon={X} label={t('selection.done')} tooltip="" className={styles['done'] ?? ''} onClick={clear} />
    </section>
  );
}

/** The browser's own key for copying takes the chosen verses, unless words are selected or typed. */
function useCopyKey(copy: () => void): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea');
    if (typing || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    copy();
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onCopy(event);
    document.addEventListener('copy', listener);
    return () => document.removeEventListener('copy', listener);
  }, []);
}
