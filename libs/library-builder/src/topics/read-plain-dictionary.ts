import type { DictionaryPack } from '@berea/text-packs';
import { readProse } from '../prose/read-prose.js';
import { distinctRanges } from '../references/osis-range.js';
import type { DictionaryEntry } from '../sword/dictionary.js';

/** Any dictionary: paragraphs of each entry, parted by an empty line. */
export const readPlainDictionary = (entries: readonly DictionaryEntry[]): DictionaryPack => ({
  kind: 'dictionary',
  entries: entries.flatMap(({ key, text }) => {
    const blocks = readProse(text);
    const paragraphs = blocks.map((block) => block.text);
    return blocks.length
      ? [[key, paragraphs.join('\n\n'), distinctRanges(blocks.flatMap(({ ranges }) => ranges))] as const]
      : [];
  }),
});
