import { IconButton, Segmented } from '@berea/ui/core';
import { Popover } from '@berea/ui/data';
import { Select } from '@berea/ui/forms';
import { ChevronDown, Settings2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useReadAloud } from './read-aloud-context.js';
import styles from './speech-menu.module.css';
import { SPEEDS } from './speech-settings.js';

const LABEL = 'Speed and voice';

/** How fast is read, and by which of the browser's voices: heard at once, and remembered. */
export function SpeechMenu() {
  const { settings, change, voices, voice } = useReadAloud();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the menu goes: not what lies under it.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={(shown) =>
        shown && menu.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
      }
      trigger="click"
      placement="top"
      arrow={false}
      destroyOnHidden
      content={
        <div ref={menu} role="dialog" aria-label={LABEL} className={styles['menu']} onKeyDown={onKeyDown}>
          <span className={styles['name']} aria-hidden>
            Speed
          </span>
          <Segmented
            block
            aria-label="Speed"
            value={settings.speed}
            onChange={(speed) => change({ speed })}
            options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          />
          <span className={styles['name']} aria-hidden>
            Voice
          </span>
          <Select
            aria-label="Voice"
            value={voice?.name}
            options={voices.map(({ name }) => ({ value: name, label: name }))}
            onChange={(name) => change({ voice: name })}
            suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
          />
        </div>
      }
    >
      <IconButton
        ref={button}
        icon={Settings2}
        label={LABEL}
        {...(open && { tooltip: '' })}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
    </Popover>
  );
}
