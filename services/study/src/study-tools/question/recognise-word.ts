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

/** 'Is there more than one Greek word for life?' */
const FOR_WORD = /\bwords? (?:for|behind|translated(?: as)?|rendered(?: as)?) (?:the (?:word )?)?([\p{L}-]{2,40})/iu;

/** The English word that a question about words asks for: the quoted one, or the first that is not about asking. */
export function recogniseWord(message: string): string | undefined {
  const quoted = QUOTED.exec(message)?.[1];
  const named = quoted ?? FOR_WORD.exec(message)?.[1];
  if (named && !OF_TOOLS.has(fold(named)) && themeWords(named).length) return fold(named);
  return themeWords(message).find((word) => !OF_TOOLS.has(word));
}

const ABOUT_WORDS =
  /\b(?:greek|hebrew|aramaic|words?|mean(?:s|ing)?|lemma|term|strong'?s|define|definition|palabra|significa|hebre[oa]|grieg[oa])\b/i;
/** A shorter word may be a slip of the hand as well as a Greek or Hebrew word. */
const SHORTEST_FOREIGN = 4;
const MEANING =
  /^\W*(?:what does (?:the word )?["“‘']?([\p{L}-]+)["”’']? mean|(?:define|meaning of|definition of|what is the meaning of) (?:the (?:word |term )?)?["“‘']?([\p{L}-]+)["”’']?|is ([\p{L}-]+) (?:plural|singular))\W*$/iu;
const NUMBER = /\b[GH]0*[1-9]\d{0,3}\b/i;
/** A word called Hebrew is meant as one, even if the text has it as a name ("the son of Hesed"). */
const CALLED =
  /\b(?:greek|hebrew|aramaic) (?:word|term|lemma|name)s? ["“‘']?([\p{L}-]{2,40})|([\p{L}-]{2,40})["”’']? in (?:greek|hebrew|aramaic)\b/iu;

/** 'Hebrew for mercy (hesed/chesed?)' */
const IN_BRACKETS = /\(([\p{L}\s,/?-]{3,60})\)/u;

/** The letter of Strong's numbers whose language alone a question names: 'Hebrew word for peace'. */
export function askedLanguage(message: string): 'G' | 'H' | undefined {
  const [greek, hebrew] = [/\b(?:greek|grieg[oa])\b/i.test(message), /\b(?:hebrew|aramaic|hebre[oa])\b/i.test(message)];
  if (greek === hebrew) return undefined;
  return greek ? 'G' : 'H';
}

/** The one word that a question asks the meaning of. */
export function asksMeaningOf(message: string): string | undefined {
  const [, ...words] = MEANING.exec(message) ?? [];
  const word = words.find((each) => each !== undefined);
  return word && !OF_TOOLS.has(fold(word)) ? fold(word) : undefined;
}

/**
 * Strong's numbers of the lemmas that a question names, by number or by a transliteration that is no English word of the
 * text; most used first.
 */
export function recogniseLemmas(library: Library, message: string): string[] {
  const names = LemmaNames.of(library);
  const [number] = NUMBER.exec(message) ?? [];
  const numbered = number ? names.lemma(number) : [];
  if (numbered.length) return [...numbered];
  const foreign = themeWords(message).filter((word) => !OF_TOOLS.has(word) && !library.main.index.find(word).length);
  // 'hypomone' or 'agape and phileo' ask for words by naming them.
  const named = foreign.filter((word) => word.length >= SHORTEST_FOREIGN && names.lemma(word).length);
  if (!ABOUT_WORDS.test(message) && !asksMeaningOf(message) && named.length < themeWords(message).length) return [];
  const [, after, before] = CALLED.exec(message) ?? [];
  const bracketed = askedLanguage(message) ? (IN_BRACKETS.exec(message)?.[1] ?? '').split(/[^\p{L}-]+/u) : [];
  const called = [after, before, ...bracketed].flatMap((word) =>
    word && !OF_TOOLS.has(fold(word)) ? [fold(word)] : [],
  );
  const asked = asksMeaningOf(message);
  const ids = [...new Set([...called, ...foreign, ...(asked ? [asked] : [])])].map((word) =>
    [...names.lemma(word)].sort((a, b) => (library.tagged?.count(b) ?? 0) - (library.tagged?.count(a) ?? 0)),
  );
  // The most used lemma of each word comes before the next one of any.
  return [...new Set([...ids.flatMap(([first]) => first ?? []), ...ids.flatMap(([, ...rest]) => rest)])];
}
