import type { LexiconEntry } from '@berea/contracts';
import styles from './original-text.module.css';

type Language = LexiconEntry['language'];

/** Fonts and voices know Hebrew by its modern name. */
const LANG: Readonly<Record<Language, string>> = { grc: 'grc', hbo: 'he', arc: 'arc' };

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { grc: 'Greek', hbo: 'Hebrew', arc: 'Aramaic' };

export interface OriginalTextProps {
  readonly language: Language;
  readonly className?: string | undefined;
  readonly children: string;
}

/** A Greek, Hebrew or Aramaic word in its own script. */
export function OriginalText({ language, className = '', children }: OriginalTextProps) {
  return (
    <span
      className={`${styles['original']} ${className}`}
      lang={LANG[language]}
      dir={language === 'grc' ? undefined : 'rtl'}
    >
      {children}
    </span>
  );
}

/** Such a word in Latin letters. */
export function Transliteration({ language, className = '', children }: OriginalTextProps) {
  return (
    <i className={`${styles['latin']} ${className}`} lang={`${LANG[language]}-Latn`}>
      {children}
    </i>
  );
}
