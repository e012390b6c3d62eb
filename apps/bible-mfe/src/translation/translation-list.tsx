import type { Translation } from '@berea/contracts';
import { Input } from '@berea/ui/core';
import { whyMissing } from '@berea/web';
import { Search, Check } from 'lucide-react';
import { type KeyboardEvent, useId, useState, useEffect, useRef } from 'react';
import styles from './translation-list.module.css';
import { findTranslations, nameLanguage } from './translations.js';
import { t } from '../texts/translation.js';

export interface TranslationListProps {
  /** 'Translations': the list's name for assistive technology. */
  readonly label: string;
  readonly translations: readonly Translation[];
  /** Code of the text that is read; checked. */
  readonly value?: string;
  /** Why one that is installed cannot be chosen all the same. */
  readonly refuse?: (translation: Translation) => string | undefined;
  readonly onChoose: (code: string) => void;
}

/**
 * Translations to choose from, by typing or by the arrows: those that can be read here, then the others with the
 * reason. The arrows stop at these too, so that the reason is read.
 */
export function TranslationList({ label, translations, value, refuse, onChoose }: TranslationListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(value);
  const found = findTranslations(translations, typed);
  const groups = [
    { name: t('translation.here-to-read'), members: found.filter(({ installed }) => installed) },
    { name: t('translation.not-installed-here'), members: found.filter(({ installed }) => !installed) },
  ].filter(({ members }) => members.length > 0);
  const shown = groups.flatMap(({ members }) => members);
  const current = shown.find(({ code }) => code === active) ?? (typed ? shown[0] : undefined);

  const why = (translation: Translation) =>
    translation.installed ? refuse?.(translation) : capitalised(whyMissing(translation));
  const choose = (translation: Translation | undefined) => {
    if (translation && !why(translation)) onChoose(translation.code);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = current ? shown.indexOf(current) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? shown.length - 1 : at - 1 }[event.key];
    if (to !== undefined) setActive(shown[(to + shown.length) % shown.length]?.code);
    else if (event.key === 'Enter') choose(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Input
        className={styles['search']}
        role="combobox"
        aria-label={t('translation.find-translation')}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}${current.code}`}
        placeholder={t('translation.find-translation-placeholder')}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={label} className={styles['list']}>
        {groups.map(({ name, members }, index) => (
          <div key={name} role="group" aria-labelledby={`${id}${index}`}>
            <div id={`${id}${index}`} role="presentation" className={styles['group']}>
              {name}
            </div>
            {members.map((translation) => (
              <TranslationOption
                key={translation.code}
                id={`${id}${translation.code}`}
                translation={translation}
                why={why(translation)}
                checked={translation.code === value}
                active={translation === current}
                onPress={() => choose(translation)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length ? 'visually-hidden' : styles['none']}>
        {shown.length === 0 && t('translation.no-translation-matches-typed', { typed })}
      </p>
    </>
  );
}

const capitalised = (words = ''): string => words.charAt(0).toUpperCase() + words.slice(1);

interface TranslationOptionProps {
  readonly id: string;
  readonly translation: Translation;
  /** Why it cannot be chosen; undefined where it can. */
  readonly why: string | undefined;
  readonly checked: boolean;
  /** Whether the arrows have moved to it. */
  readonly active: boolean;
  readonly onPress: () => void;
}

/** A translation of the list: its code, title and language, and in the same place why it cannot be chosen. */
function TranslationOption({ id, translation, why, checked, active, onPress }: TranslationOptionProps) {
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
