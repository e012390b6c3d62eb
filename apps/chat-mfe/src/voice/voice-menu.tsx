import { Button } from '@berea/ui/core';
import { PopoverDialog } from '@berea/ui/data';
import { Volume2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOnDemand } from '../use-on-demand.js';
import type { VoiceChoicesProps } from './voice-choices.js';
import styles from './voice-menu.module.css';
import { t } from '../texts/chat.js';

const loadChoices = () => import('./voice-choices.js').then(({ VoiceChoices }) => VoiceChoices);

/** How Scholar speaks and what it listens for; remembered in this browser. */
export function VoiceMenu(props: VoiceChoicesProps) {
  const [open, setOpen] = useState(false);
  const [Choices, wantChoices] = useOnDemand(loadChoices);
  const change = (next: boolean) => (next ? wantChoices(() => setOpen(true)) : setOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PopoverDialog
      title={t('chat.voice')}
      open={open}
      onOpenChange={change}
      returnFocus={() => button.current?.focus()}
      placement="topLeft"
      className={styles['menu']}
      sheet={{ bodyClassName: styles['sheet'] }}
      content={Choices && <Choices {...props} />}
    >
      <Button
        ref={button}
        type="text"
        icon={<Volume2 size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        {t('chat.voice')}
      </Button>
    </PopoverDialog>
  );
}
