import { isFunctionWord } from '@berea/contracts';
import type { Library } from '../library/library.js';
import type { TaggedText } from '../library/tagged-text.js';

/** A lemma of more uses than this is no reason to compare two verses. */
const MOST_USES = 1_500;
/** A lesser share of the uses of a lemma is not often. */
const OFTEN = 0.1;

/** What two verses share behind different English words, in one sentence; undefined where nothing can be named. */
export function explainLemmas(
  { tagged, lexicon }: Pick<Library, 'tagged' | 'lexicon'>,
  position: number,
  other: number,
): string | undefined {
  if (!tagged) return undefined;
  const own = lemmasOf(tagged, position);
  const others = lemmasOf(tagged, other);
  const name = (id: string) => [lexicon?.entry(id)?.lemma, `(${id})`].filter(Boolean).join(' ');
  const same = own.find((id) => others.includes(id));
  if (same) return `Behind both stands ${name(same)}.`;
  const [tie] = own
    .flatMap((id) => others.map((related) => ({ id, related, word: sharedRendering(tagged, id, related) })))
    .filter(({ word }) => word)
    .sort((a, b) => rankOf(tagged, a) - rankOf(tagged, b));
  return tie && `${name(tie.id)} here and ${name(tie.related)} there are both rendered “${tie.word}”.`;
}

/** Rare ones first. */
export const lemmasOf = (tagged: TaggedText, position: number): string[] =>
  [...new Set(tagged.words(position).flatMap(({ strongs }) => strongs))]
    .filter((id) => tagged.count(id) <= MOST_USES)
    .sort((a, b) => tagged.count(a) - tagged.count(b));

const rankOf = (tagged: TaggedText, { id, related }: { id: string; related: string }): number =>
  tagged.count(id) * tagged.count(related);

/** A word that both lemmas are often rendered by. */
function sharedRendering(tagged: TaggedText, id: string, related: string): string | undefined {
  const others = tagged.wordsOf(related);
  const shared = [...tagged.wordsOf(id)].flatMap(([word, count]) => {
    const share = Math.min(count / tagged.count(id), (others.get(word) ?? 0) / tagged.count(related));
    return share >= OFTEN && !word.split(' ').every(isFunctionWord) ? [{ word, share }] : [];
  });
  return shared.sort((a, b) => b.share - a.share)[0]?.word;
}
