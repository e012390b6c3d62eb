import { semanticWords } from '@berea/contracts/values';
import styles from './word-picker.module.css';
import { t, Trans } from '../../texts/analysis.js';

interface WordPickerProps {
  /** The text that the words are picked from. */
  readonly text: string;
  readonly word: string;
  /** No word of the text was taken, since it has none. */
  readonly isFallback: boolean;
  readonly onPick: (word: string) => void;
}

/** Says which word was taken, and lets another one be picked. */
export function WordPicker({ text, word, isFallback, onPick }: WordPickerProps) {
  const words = semanticWords(text);
  return (
    <div>
      <p role="status">
        {isFallback ? (
          <Trans id="analysis.no-word-can-be-related" values={{ word }} elements={{ b: <b /> }} />
        ) : words.length > 1 ? (
          <Trans id="analysis.word-was-taken-pick-another" values={{ word }} elements={{ b: <b /> }} />
        ) : (
          <Trans id="analysis.word-was-taken" values={{ word }} elements={{ b: <b /> }} />
        )}
      </p>
      {words.length > (isFallback ? 0 : 1) && (
        <ul className={styles['words']} aria-label={t('analysis.words-of-verse')}>
          {words.map((each) => (
            <li key={each}>
              <button type="button" aria-pressed={each === word} onClick={() => onPick(each)}>
                {each}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
