import type { Place } from '@berea/contracts';
import { IconButton } from '@berea/ui/core';
import { printAlone } from '@berea/ui/data';
import { Bookmark, Copy, Printer, Share2 } from 'lucide-react';
import { useVerseActions } from '../../annotations/use-verse-actions.js';
import { useShareVerse } from '../../sharing/use-share-verse.js';
import { t } from '../../texts/guide.js';
import styles from './guide-actions.module.css';

interface GuideActionsProps {
  readonly place: Place;
  readonly translation: string;
  /** The section that is printed. */
  readonly print: () => HTMLElement | undefined;
}

/** In the head of the guide: the quick actions on the verses, and the section in view on paper. */
export function GuideActions({ place, translation, print }: GuideActionsProps) {
  const { bookmarked, toggleBookmark } = useVerseActions(place);
  const { copy, share } = useShareVerse(place, translation);
  const onPrint = () => {
    const sheet = print()?.querySelector<HTMLElement>('section');
    if (sheet) printAlone(sheet);
  };
  return (
    <div className={styles['actions']}>
      <IconButton
        className={styles['quick']}
        icon={Bookmark}
        label={t('guide.bookmark')}
        aria-pressed={bookmarked}
        onClick={toggleBookmark}
      />
      <IconButton className={styles['quick']} icon={Copy} label={t('guide.copy-verse')} onClick={() => copy()} />
      <IconButton className={styles['quick']} icon={Share2} label={t('guide.share')} onClick={share} />
      <IconButton icon={Printer} label={t('guide.print')} onClick={onPrint} />
    </div>
  );
}
