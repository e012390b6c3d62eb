import { AddToSermon } from '@berea/answers';
import type { LexiconEntry } from '@berea/contracts';
import { Tag } from '@berea/ui/core';
import type { ReactNode } from 'react';
import styles from './lexicon-card.module.css';
import { languageNames, OriginalText, Transliteration, StrongsText } from './original-text.js';
import { t } from '../../texts/works.js';

interface LexiconCardProps {
  readonly entry: LexiconEntry;
  /** Parsing of the word in its verse: 'verb, Qal, perfect'. */
  readonly parsing?: string | undefined;
  /** Actions on it. */
  readonly children?: ReactNode;
}

/** A lemma as the lexicon tells it. */
export function LexiconCard({ entry, parsing, children }: LexiconCardProps) {
  const { lemma, language, transliteration, pronunciation, partOfSpeech, derivation, definition, id } = entry;
  return (
    <article className={styles['card']} aria-label={`${transliteration}, ${id}`}>
      <header className={styles['head']}>
        <OriginalText language={language} className={styles['lemma']}>
          {lemma}
        </OriginalText>
        <Tag variant="filled" className={styles['id']}>
          {id}
        </Tag>
      </header>
      <p className={styles['said']}>
        <Transliteration language={language}>{transliteration}</Transliteration>
        {pronunciation && <span>{pronunciation}</span>}
      </p>
      <ul className={styles['facts']} aria-label={t('works.grammar')}>
        {[languageNames()[language], partOfSpeech, parsing].filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles['definition']}>
        <StrongsText>{definition}</StrongsText>
      </p>
      {derivation && (
        <p className={styles['derivation']}>
          <b>{t('works.derivation')}</b> <StrongsText>{derivation}</StrongsText>
        </p>
      )}
      {children}
      <AddToSermon
        piece={() => ({
          kind: 'word',
          title: lemma,
          text: `${lemma} (${transliteration}): ${definition}`,
          source: t('works.strongs-language-id', { language: languageNames()[language], id }),
          about: `${transliteration} (${id})`,
        })}
      />
    </article>
  );
}
