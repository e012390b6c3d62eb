import type { ChatMode } from '@berea/contracts';
import { Segmented } from '@berea/ui/core';
import { browserStore } from '@berea/web';
import { GraduationCap, Sunrise } from 'lucide-react';
import { useCallback, useState } from 'react';
import styles from './header.module.css';
import { t } from '../texts/chat.js';

const icon = (Icon: typeof Sunrise) => <Icon size={17} strokeWidth={1.75} aria-hidden />;
const modes = () => [
  { value: 'study' as const, label: t('chat.study-mode'), icon: icon(GraduationCap) },
  { value: 'devotional' as const, label: t('chat.devotional-mode'), icon: icon(Sunrise) },
];

export interface ModeSwitchProps {
  readonly mode: ChatMode;
  readonly onChange: (mode: ChatMode) => void;
  /** Over the whole width, as on phones. */
  readonly block?: boolean;
}

export function ModeSwitch({ mode, onChange, block = false }: ModeSwitchProps) {
  return (
    <Segmented<ChatMode>
      classNames={{ root: styles['modes'], label: styles['mode'], icon: styles['icon'] }}
      options={modes()}
      value={mode}
      onChange={onChange}
      block={block}
      aria-label={t('chat.mode')}
    />
  );
}

/** Study, until the reader chooses; the choice is remembered in this browser. */
export function useChatMode(): [mode: ChatMode, choose: (mode: ChatMode) => void] {
  const [mode, setMode] = useState<ChatMode>(() =>
    browserStore.read('chatMode') === 'devotional' ? 'devotional' : 'study',
  );
  const choose = useCallback((next: ChatMode) => {
    browserStore.write('chatMode', next);
    setMode(next);
  }, []);
  return [mode, choose];
}
