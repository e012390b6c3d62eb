import { IconButton, Segmented } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { Select } from '@berea/ui/forms';
import { ChevronDown, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReadAloud } from './read-aloud-context.js';
import styles from './speech-menu.module.css';
import { SPEEDS } from './speech-settings.js';
import { t } from '../texts/speech.js';

/** How fast is read, and by which of the browser's voices: heard at once, and remembered. */
export function SpeechMenu() {
  const label = t('speech.speed-and-voice');
  const { settings, change, voices, voice } = useReadAloud();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PopoverDialog
      title={label}
      open={open}
      onOpenChange={setOpen}
      returnFocus={() => button.current?.focus()}
      placement="top"
      className={styles['menu']}
      firstFocus="input:checked"
      content={
        <>
          <span className={styles['name']} aria-hidden>
            {t('speech.speed')}
          </span>
          <Segmented
            block
            aria-label={t('speech.speed')}
            value={settings.speed}
            onChange={(speed) => change({ speed })}
            options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          />
          <span className={styles['name']} aria-hidden>
            {t('speech.voice')}
          </span>
          <Select
            aria-label={t('speech.voice')}
            value={voice?.name}
            options={voices.map(({ name }) => ({ value: name, label: name }))}
            onChange={(name) => change({ voice: name })}
            suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
          />
        </>
      }
    >
      <IconButton
        ref={button}
        icon={Settings2}
        label={label}
        {...(open && { tooltip: '' })}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
    </PopoverDialog>
  );
}
