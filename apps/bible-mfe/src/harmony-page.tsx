import { formatReference } from '@berea/scripture';
import { PageFrame, useIsPhone } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { ArrowLeft } from 'lucide-react';
import { HarmonyContent } from './harmony/harmony-content.js';
import styles from './harmony-page.module.css';
import type { NoPlace } from './place/place.js';
import { useReading } from './place/use-reading.js';
import { ChapterMissing, ChapterSkeleton } from './reader/chapter-states.js';
import { ReadingNotices } from './reader/reading-notices.js';
import { useTextSize } from './settings/reader-settings.js';
import { SettingsButton } from './settings/settings-button.js';
import { t } from './texts/harmony.js';
import { TranslationPicker } from './translation/translation-picker.js';

interface HarmonyPageProps {
  /** What the address names in place of a chapter. */
  readonly missing: (NoPlace & { readonly written: string | undefined }) | undefined;
  readonly notices: readonly string[];
  /** Whether it is known which translation is to be read. */
  readonly settled: boolean;
}

/** Passages that tell the same, side by side. */
export function HarmonyPage({ missing, notices, settled }: HarmonyPageProps) {
  const phone = useIsPhone();
  const { place, translation, hrefOf, setTranslation } = useReading();
  const { book, chapter, verses } = place;
  useTextSize();
  return (
    <PageFrame
      title={t('harmony.side-by-side')}
      surface="page"
      width="full"
      meta={<TranslationPicker value={translation} onChoose={setTranslation} />}
      actions={phone ? undefined : <SettingsButton />}
    >
      <div className={styles['page']}>
        <nav className={styles['back']} aria-label={t('harmony.back')}>
          <Link to={hrefOf({ book: book.name, chapter, ...(verses && { verse: verses.from, endVerse: verses.to }) })}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
            {formatReference(book.name, chapter, verses?.from, verses?.to)}
          </Link>
        </nav>
        <ReadingNotices place={place} notices={notices} />
        {missing ? (
          <ChapterMissing {...missing} />
        ) : settled ? (
          <HarmonyContent />
        ) : (
          <ChapterSkeleton name={formatReference(book.name, chapter)} />
        )}
      </div>
    </PageFrame>
  );
}
