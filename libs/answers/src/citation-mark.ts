import type { Citation } from '@berea/contracts';
import { CHECKED } from '@berea/contracts/values';

export interface CitationMark {
  /** Whether the quotation that was judged stands beside this mention of the reference */
  readonly quoted: boolean;
  /** `checked` alone earns the tick; `doubt` is marked in words; `named` is a place that nothing was quoted from here */
  readonly kind: 'checked' | 'named' | 'doubt';
  /** The doubt in a word or two, shown behind the reference */
  readonly note?: string;
  /** What follows reference and note for those who do not see how it looks */
  readonly spoken: string;
  /** What was found, in a sentence */
  readonly sentence: string;
}

/** What is said of words of a version that is not installed. */
export const UNCHECKED = 'Cannot be checked here';

/**
 * How a cited reference is marked.
 * @param quoted whether the quotation that was judged stands at this mention of the reference
 */
export const markOf = (citation: Citation, quoted: boolean): CitationMark => ({ quoted, ...judge(citation, quoted) });

function judge(
  { verdict, translation = 'KJV', foundAt, reason, by, text }: Citation,
  quoted: boolean,
): Omit<CitationMark, 'quoted'> {
  if (verdict === 'invalid_reference') {
    const sentence = reason ?? 'There is no such place in Scripture.';
    return { kind: 'doubt', note: 'no such place', spoken: `. ${sentence}`, sentence };
  }
  if (!quoted || verdict === 'valid_reference') {
    const sentence = 'Reference exists; no quotation was checked';
    return { kind: 'named', spoken: ', no quotation was checked', sentence };
  }
  if (by && !CHECKED.includes(verdict)) {
    // Nobody erred: an author alludes to Scripture as he likes.
    return {
      kind: 'named',
      spoken: `, in the words of ${by}`,
      sentence: `In the words of ${by}; the ${translation} has it otherwise`,
    };
  }
  switch (verdict) {
    case 'exact':
    case 'exact_elsewhere':
      return {
        kind: 'checked',
        spoken: `, checked against the ${translation} text`,
        sentence: `Checked against the ${translation}`,
      };
    case 'altered': {
      const like = foundAt ? `what stands in ${foundAt}` : 'what stands there';
      return {
        kind: 'doubt',
        note: 'altered',
        spoken: ', not in the words of the text',
        sentence: `Like ${like} (${translation}), but not in these words`,
      };
    }
    case 'wrong_reference':
      return {
        kind: 'doubt',
        note: `stands in ${foundAt}`,
        spoken: ', where the quoted words are found',
        sentence: `These words stand in ${foundAt} (${translation})`,
      };
    case 'not_scripture':
      return {
        kind: 'doubt',
        note: 'not found',
        spoken: ', the quoted words are nowhere in Scripture',
        sentence: 'These words were found in no translation that is installed here',
      };
    // Whatever a newer server says is taken for unchecked as well.
    default:
      return {
        kind: 'named',
        note: UNCHECKED.toLowerCase(),
        spoken: ', the quoted words were not checked',
        sentence: [UNCHECKED, reason?.replace(/\.$/, ''), text && `The ${translation} is shown`]
          .filter(Boolean)
          .join('. '),
      };
  }
}
