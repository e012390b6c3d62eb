import { useAddToSermon, versePiece } from '@berea/answers';
import type { Place } from '@berea/contracts';
import { Button, useIsPhone } from '@berea/ui/core';
import { Bookmark, Copy, ListPlus, type LucideIcon, MicVocal, Rows3, Share2 } from 'lucide-react';
import { useVerseActions } from '../../annotations/use-verse-actions.js';
import { referenceOf } from '../../place/verse-range.js';
import { useShareVerse } from '../../sharing/use-share-verse.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import styles from './quick-actions.module.css';
import type { Passage } from './verse-quote.js';
import { t } from '../../texts/study.js';

interface QuickActionsProps {
  readonly place: Place;
  readonly translation: string;
  readonly passage: Passage | undefined;
}

/** Actions on the chosen verses by one press. */
export function QuickActions({ place, translation, passage }: QuickActionsProps) {
  const phone = useIsPhone();
  const { open } = useStudyState();
  const { bookmarked, toggleBookmark, selectMore } = useVerseActions(place);
  const { copy, share } = useShareVerse(place, translation);
  const addToSermon = useAddVerses(place, passage);
  return (
    <div className={styles['actions']} role="group" aria-label={t('study.quick-actions')}>
      <div className={styles['row']}>
        <Action icon={Bookmark} label={t('study.bookmark')} pressed={bookmarked} onPress={toggleBookmark} />
        <Action icon={Copy} label={t('study.copy-verse')} onPress={() => copy()} />
        <Action icon={Share2} label={t('study.share')} onPress={share} />
      </div>
      <div className={styles['row']}>
        <Action icon={Rows3} label={t('study.interlinear')} onPress={() => open({ kind: 'interlinear' })} />
        <Action icon={MicVocal} label={t('study.add-to-sermon')} onPress={addToSermon} disabled={!passage?.text} />
        {phone && <Action icon={ListPlus} label={t('study.select-more-verses')} onPress={selectMore} />}
      </div>
    </div>
  );
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
  /** For a switch: whether it is on. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

function Action({ icon: Icon, label, onPress, pressed, disabled = false }: ActionProps) {
  return (
    <Button
      className={styles['action']}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      onClick={onPress}
      disabled={disabled}
      aria-pressed={pressed}
    >
      {label}
    </Button>
  );
}

/** Puts the chosen verses into the chosen sermon, or begins one on them. */
export function useAddVerses(place: Place, passage: Passage | undefined): () => void {
  const add = useAddToSermon({ added: t('study.verse-added-to-your-sermon-preparation') });
  return () => {
    if (passage?.text) add(versePiece(passage.text, referenceOf(place), passage.translation));
  };
}
