import type { Translation } from '@berea/contracts';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { nameLanguage } from './name-language.js';
import styles from './translation-list.module.css';

export interface TranslationOptionProps {
  readonly id: string;
  readonly translation: Translation;
  /** Why it cannot be chosen; undefined where it can. */
  readonly why: string | undefined;
  readonly checked: boolean;
  /** The arrows stand on it. */
  readonly active: boolean;
  readonly onPress: () => void;
}

/** A translation of the list: its code, title and language, and in the same place why it cannot be chosen. */
export function TranslationOption({ id, translation, why, checked, active, onPress }: TranslationOptionProps) {
  const { code, title, language } = translation;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      className={styles['option']}
      aria-selected={checked}
      aria-disabled={why !== undefined || undefined}
      data-active={active || undefined}
      // The focus stays in the field, where the arrows and typing go.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span className={styles['tick']}>{checked && <Check size={16} strokeWidth={2} aria-hidden />}</span>
      <span className={styles['name']}>
        <b>{code}</b> {title !== code && <bdi>{title}</bdi>}
        {!/^en\b/i.test(language) && <span className={styles['language']}> {nameLanguage(language)}</span>}
      </span>
      {why && <span className={styles['why']}> {why}</span>}
    </div>
  );
}
