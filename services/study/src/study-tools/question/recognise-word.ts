import { fold } from '../../text/fold-words.js';
import type { Library } from '../../works/library.js';
import { LemmaNames } from '../../search/lemma-names.js';
import { themeWords } from './question-terms.js';

/** Words that name a tool, not what is asked of it. */
const OF_TOOLS = new Set(
  `greek hebrew aramaic word words lemma lemmas semantic relation relations synonym synonyms study studies family families
  original language languages term terms behind used translated rendered renderings range root meaning meanings
  topical tag tags subject subjects strong's strongs lexicon old new testament`.split(/\s+/),
);

const QUOTED = /["“‘']([\p{L}-]{2,40})["”’']/u;

/** The English word that a question about words asks for: the quoted one, or the first that is not about asking. */
export function recogniseWord(message: string): string | undefined {
  const quoted = QUOTED.exec(message)?.[1];
  return quoted ? fold(quoted) : themeWords(message).find((word) => !OF_TOOLS.has(word));
}

const ABOUT_WORDS = /\b(?:greek|hebrew|aramaic|words?|mean(?:s|ing)?|lemma|term|strong'?s|define|definition)\b/i;
const NUMBER = /\b[GH]0*[1-9]\d{0,3}\b/i;
/** What is called a Hebrew word is meant as one, even where the text has it as a name ("the son of Hesed"). */
const CALLED =
  /\b(?:greek|hebrew|aramaic) (?:word|term|lemma|name)s? ["“‘']?([\p{L}-]{2,40})|([\p{L}-]{2,40})["”’']? in (?:greek|hebrew|aramaic)\b/iu;

/**
 * Strong's numbers of the lemmas that a question names, by number or by a transliteration that is no English word of the
 * text; most used first.
 */
export function recogniseLemmas(library: Library, message: string): string[] {
  const names = LemmaNames.of(library);
  const [number] = NUMBER.exec(message) ?? [];
  const numbered = number ? names.lemma(number) : [];
  if (numbered.length) return [...numbered];
  if (!ABOUT_WORDS.test(message)) return [];
  const [, after, before] = CALLED.exec(message) ?? [];
  const called = [after, before].flatMap((word) => (word && !OF_TOOLS.has(fold(word)) ? [fold(word)] : []));
  const others = themeWords(message).filter((word) => !OF_TOOLS.has(word) && !library.main.index.find(word).length);
  const ids = [...new Set([...called, ...others])].flatMap((word) => names.lemma(word));
  return ids.sort((a, b) => (library.tagged?.count(b) ?? 0) - (library.tagged?.count(a) ?? 0));
}
