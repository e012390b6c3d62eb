import { LanguageText } from '@berea/answers';
import type { LexiconEntry } from '@berea/contracts';
import { useStudyState } from '../../study-state/study-state-context.js';
import lexiconCardStyles from './lexicon-card.module.css';
import styles from './original-text.module.css';
import { t } from '../../texts/works.js';

type Language = LexiconEntry['language'];

/** Fonts and voices know Hebrew by its modern name. */
const LANG: Readonly<Record<Language, string>> = { grc: 'grc', hbo: 'he', arc: 'arc' };

export const languageNames = (): Readonly<Record<Language, string>> => ({
  grc: t('works.greek'),
  hbo: t('works.hebrew'),
  arc: t('works.aramaic'),
});

interface OriginalTextProps {
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

const NUMBER = /\b([GH][1-9]\d{0,3})\b/;

/** The lexicon's text, with links to the entries that it refers to: 'from G25'. */
export function StrongsText({ children }: { children: string }) {
  const { open } = useStudyState();
  return children.split(NUMBER).map((piece, index) =>
    index % 2 === 1 ? (
      <button
        key={index}
        type="button"
        className={lexiconCardStyles['number']}
        onClick={() => open({ kind: 'lexicon', id: piece })}
      >
        {piece}
      </button>
    ) : (
      <LanguageText key={index}>{piece}</LanguageText>
    ),
  );
}
