import { isFunctionWord } from '@berea/contracts';
import type { Concordance } from '../../engine/library-engine/concordance.js';
import { wordsOf } from '../../library/fold-words.js';
import type { Passage } from '../../library/places.js';
import type { Topic, Topics } from '../../library/topics.js';
import type { StudyContext } from '../study-context.js';

const MOST_TOPICS = 4;
/** What is listed under these is doctrine or the whole of Scripture, and no background of a verse. */
const NO_BACKGROUND = new Set(
  `god jesus lord christ spirit son man men day good things know life love work works call called word grace faith hope
  mercy truth sin righteousness righteous wisdom glory joy peace power strength name heart soul mind will death evil
  blessing kingdom power salvation holiness hand face eye eyes ear mouth counsel fear help trust thing way world people
  perfection desire wicked sea light darkness example verily rabbi father comforter almighty company influence character presumption decision obedience waiting`.split(
    /\s+/,
  ),
);
const LARGEST = 900;
const NAME = /(?<=[\p{L},;] )\p{Lu}\p{Ll}[\p{L}’'-]*/gu;
/** Topics that are named like a word of the passage: its people, places, things and customs. */
export const topicsInWords = ({ library: { main }, concordance, passage }: StudyContext, topics: Topics): Topic[] =>
  topicsNamed(concordance, topics, wordsOf(main.slice(passage).join(' ')), passage);

/** Topics that are named like a name in a passage: a word with a capital that does not begin a sentence. */
export function topicsOfNames(
  { library: { main }, concordance }: StudyContext,
  topics: Topics,
  passage: Passage,
): Topic[] {
  const names = main.slice(passage).flatMap((verse) => verse.match(NAME) ?? []);
  return topicsNamed(concordance, topics, wordsOf(names.join(' ')), passage);
}

function topicsNamed(concordance: Concordance, topics: Topics, words: readonly string[], passage: Passage): Topic[] {
  const listed = new Set(topics.ofVerse(passage.first).map(({ topic }) => topic.id));
  const named = [...new Set(words)].flatMap((word) => {
    const base = concordance.baseOf(word.replace(/'s$/, ''));
    if (word.length < 3 || isFunctionWord(word) || NO_BACKGROUND.has(word) || NO_BACKGROUND.has(base)) return [];
    const names = new Set([word, base, `${base}s`, `${base}es`, base.replace(/y$/, 'ies')]);
    return [...names].flatMap((name) => topics.find(name));
  });
  return [...new Set(named)]
    .filter((topic) => topic.references > 0 && topic.references <= LARGEST)
    .sort((a, b) => Number(listed.has(b.id)) - Number(listed.has(a.id)))
    .slice(0, MOST_TOPICS);
}
