import { LanguageText } from '@berea/answers';
import { useStudyState } from '../../study-state/study-state-context.js';
import styles from './lexicon-card.module.css';

const NUMBER = /\b([GH][1-9]\d{0,3})\b/;

/** What the lexicon says, with the entries that it refers to: 'from G25'. */
export function StrongsText({ children }: { children: string }) {
  const { open } = useStudyState();
  return children.split(NUMBER).map((piece, index) =>
    index % 2 === 1 ? (
      <button
        key={index}
        type="button"
        className={styles['number']}
        onClick={() => open({ kind: 'lexicon', id: piece })}
      >
        {piece}
      </button>
    ) : (
      <LanguageText key={index}>{piece}</LanguageText>
    ),
  );
}
