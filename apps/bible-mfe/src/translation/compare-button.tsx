import { Button, useIsPhone } from '@berea/ui/core';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { ChapterHarmonies } from '../harmony-links/harmony-links.js';
import { useReading } from '../place/use-reading.js';
import styles from './compare-button.module.css';
import { TranslationChoice } from './translation-choice.js';
import { t } from '../texts/translation.js';

/** Puts a second translation beside the one that is read; ends it while two are shown. */
export function CompareButton() {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const { translation, beside, setBeside } = useReading();
  return (
    <TranslationChoice
      title={t('translation.compare-with')}
      refuse={({ code }) => (code === translation ? t('translation.you-are-reading-it') : undefined)}
      open={open}
      onOpenChange={beside ? () => setBeside(undefined) : setOpen}
      onChoose={setBeside}
      foot={<ChapterHarmonies />}
    >
      <Button
        type="text"
        className={styles['compare']}
        aria-label={
          beside
            ? t('translation.compare-translation-with-beside', { translation, beside })
            : t('translation.compare-with-another-translation')
        }
        aria-pressed={beside ? true : undefined}
        aria-haspopup={beside ? undefined : 'dialog'}
        aria-expanded={beside ? undefined : open}
        icon={<Columns2 size={18} strokeWidth={1.75} aria-hidden />}
      >
        {!phone && t('translation.compare')}
      </Button>
    </TranslationChoice>
  );
}
