import type { Citation } from '@berea/contracts';
import { CHECKED } from '@berea/contracts/values';
import { t } from './texts/answers-citations.js';

export interface CitationMark {
  /** Whether the judged quotation is beside this mention of the reference */
  readonly quoted: boolean;
  /** `checked` alone earns the tick; `doubt` is marked in words; `named` is a place that nothing was quoted from here */
  readonly kind: 'checked' | 'named' | 'doubt';
  /** The doubt in a word or two, shown behind the reference */
  readonly note?: string;
  /** Words after reference and note for readers who do not see the mark */
  readonly spoken: string;
  /** The finding, in a sentence */
  readonly sentence: string;
}

/** The mark of words from a version that is not installed. */
export const uncheckedTitle = () => t('answers-citations.unchecked');

/**
 * How a cited reference is marked.
 * @param quoted whether the judged quotation is at this mention of the reference
 */
export const markOf = (citation: Citation, quoted: boolean): CitationMark => ({ quoted, ...judge(citation, quoted) });

function judge(
  { verdict, translation = 'KJV', foundAt, reason, by, text }: Citation,
  quoted: boolean,
): Omit<CitationMark, 'quoted'> {
  if (verdict === 'invalid_reference') {
    const sentence = reason ?? t('answers-citations.there-is-no-such-place');
    return { kind: 'doubt', note: t('answers-citations.note-no-such-place'), spoken: `. ${sentence}`, sentence };
  }
  if (!quoted || verdict === 'valid_reference') {
    const sentence = t('answers-citations.reference-exists-no-quotation-was-checked');
    return { kind: 'named', spoken: t('answers-citations.spoken-no-quotation-checked'), sentence };
  }
  if (by && !CHECKED.includes(verdict)) {
    // This is no error: an author alludes to Scripture as he likes.
    return {
      kind: 'named',
      spoken: t('answers-citations.spoken-in-words-of', { by }),
      sentence: t('answers-citations.in-words-of-otherwise', { by, translation }),
    };
  }
  switch (verdict) {
    case 'exact':
    case 'exact_elsewhere':
      return {
        kind: 'checked',
        spoken: t('answers-citations.spoken-checked-against', { translation }),
        sentence: t('answers-citations.checked-against-translation', { translation }),
      };
    case 'altered':
      return {
        kind: 'doubt',
        note: t('answers-citations.note-altered'),
        spoken: t('answers-citations.spoken-not-in-words'),
        sentence: foundAt
          ? t('answers-citations.like-what-stands-in', { place: foundAt, translation })
          : t('answers-citations.like-what-stands-there', { translation }),
      };
    case 'wrong_reference':
      return {
        kind: 'doubt',
        note: t('answers-citations.note-stands-in', { place: foundAt ?? '' }),
        spoken: t('answers-citations.spoken-where-found'),
        sentence: t('answers-citations.these-words-stand-in', { place: foundAt ?? '', translation }),
      };
    case 'not_scripture':
      return {
        kind: 'doubt',
        note: t('answers-citations.note-not-found'),
        spoken: t('answers-citations.spoken-nowhere'),
        sentence: t('answers-citations.found-in-no-translation'),
      };
    // Whatever a newer server says is taken for unchecked as well.
    default:
      return {
        kind: 'named',
        note: t('answers-citations.note-unchecked'),
        spoken: t('answers-citations.spoken-not-checked'),
        sentence: [
          uncheckedTitle(),
          reason?.replace(/\.$/, ''),
          text && t('answers-citations.translation-is-shown', { translation }),
        ]
          .filter(Boolean)
          .join('. '),
      };
  }
}
