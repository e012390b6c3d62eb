import { semanticWords } from '@berea/contracts/values';
import styles from './word-picker.module.css';

interface WordPickerProps {
  /** What the words are picked from. */
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
          <>
            No word of this verse can be related, so <b>“{word}”</b> was taken.
          </>
        ) : (
          <>
            The word <b>“{word}”</b> was taken.{words.length > 1 && ' Pick another one from the verse:'}
          </>
        )}
      </p>
      {words.length > (isFallback ? 0 : 1) && (
        <ul className={styles['words']} aria-label="Words of the verse">
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
