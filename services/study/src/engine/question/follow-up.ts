import { type Book, passageOf, placeAt, positionOf, VERSE_TOTAL } from '@berea/scripture';

import { passageName } from '../../text/passages.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { findAskedBook } from './about-book.js';
import { findNamedPassage, referencesIn } from './named-passages.js';
import { plainWords } from './phrases.js';
import { asEnglishQuestion, hasSpanishSign } from './spanish.js';

/** A follow-up has few words. */
const LONGEST = 12;

/** The subject of the conversation. */
interface Context {
  readonly passage?: { readonly first: number; readonly last: number };
  readonly book?: Book;
  /** The question that it was last asked by */
  readonly question: string;
}

/**
 * A question completed from its conversation: 'and the next verse?' after 'Explain Romans 8:28' asks for Romans 8:29. A
 * question with a subject of its own is about that, whatever came before it.
 * @param before the earlier questions of the conversation, oldest first
 * @param standsIn tells a word of the passage from a word of another subject
 */
export function withConversation(message: string, before: readonly string[], standsIn: StandsIn = () => true): string {
  // The question before may itself be a follow-up: 'and the next verse?' twice goes on twice.
  const asked = before.reduce<readonly string[]>(
    (earlier, question) => [...earlier, readAfter(question, earlier, standsIn)],
    [],
  );
  return readAfter(message, asked, standsIn);
}

/** Whether a passage has a word. */
export type StandsIn = (word: string, passage: { readonly first: number; readonly last: number }) => boolean;

function readAfter(message: string, before: readonly string[], standsIn: StandsIn): string {
  const text = plainWords(message).join(' ');
  if (!before.length || text.split(' ').length > LONGEST || referencesIn(message).length) return message;
  const context = contextOf(before);
  if (!context) return message;
  const { passage } = context;
  if (passage && hasOwnSubject(text, (word) => standsIn(word, passage))) return message;
  return aboutPassage(text, context) ?? aboutSubject(message, text, context) ?? message;
}

/** Words by which a follow-up asks for something of the passage before it; they name no subject. */
const OF_FOLLOW_UPS = new Set(
  `greek hebrew original originally aramaic language languages word words term terms mean means meaning define definition
  commentary commentaries commentator commentators comment explain explanation explained henry matthew scofield spurgeon
  treasury outline outlines sermon preach background context topic topics structure devotion devotional pray prayer cross
  reference references parallel parallels related similar quoted quote quotes mentioned mention mentions where else discussion
  study reflection group application question questions small simple simpler simply plain easier easy other another english
  child kid kids children verse verses chapter chapters passage text next following previous preceding after before author
  wrote written write says said speaks speaking spoke new old testament web asv ylt kjv world american standard young youngs
  literal darby webster reina valera translation translations version spanish espanol castellano bible back read show now
  please give three four five short shorter brief older elder brother son discuss note notes siguiente proximo proxima make
  also today one ones go went come comes right directly straight just gave happen happens happened first second third
  fourth fifth sixth seventh eighth ninth tenth last y el la lo los las en de del su qué que`.split(/\s+/),
);
/** Words that point back at a passage, in any position. */
const POINTS_BACK =
  / here | there$| (?:some|only|just|about) (?:just |only )?(?:from|in) | (?:the same|similar|verse \d+|above) | (?:next|previous|following|preceding|last|the|this|that|these|those) (?:verses?|chapter|passage|text|psalm|parable|story)(?! (?:about|on|for|of) )/;
const PRONOUN = /^(?:it|its|he|him|his|she|her|they|them|their|that|this|these|those)$/;
/** 'What does meek mean?' asks of a word of the passage, if it has that word. */
const ASKS_MEANING = / what (?:does|do) .* mean | (?:meaning of|define) /;

/**
 * Whether a question names a subject of its own ('What is the Hebrew word for peace?'), and so is not about the passage
 * before it. A pronoun points back only if no subject comes before it.
 */
function hasOwnSubject(text: string, stands: (word: string) => boolean): boolean {
  const padded = ` ${text} `;
  if (POINTS_BACK.test(padded) || POINTS_BACK.test(` ${text}`)) return false;
  const words = text.split(' ');
  const own = new Set(themeWords(text).filter((word) => !OF_FOLLOW_UPS.has(word)));
  if (
    !own.size ||
    (ASKS_MEANING.test(padded) && !/ (?:greek|hebrew) words? for /.test(padded) && [...own].every(stands))
  )
    return false;
  const first = words.findIndex((word) => own.has(word));
  return !words.slice(0, Math.max(first, 0)).some((word) => PRONOUN.test(word));
}

/** 'And the next one?', '¿y el siguiente?' */
const NEXT_ONE = /^(?:and |y )?(?:the |el |la )?(?:next|following|siguiente|proxim[oa])(?: one)?$/;
/** The same once more, in words that are not ours to make: what a commentator says of it comes nearest. */
const SIMPLY =
  / (?:simple|simpler|simply|plain|easier|easy|other) (?:words?|terms|english|language) | for (?:a child|a kid|kids|children) | simpler please /;

/** Whether a passage is a chapter from its beginning to its end. */
function isWhole({ first, last }: { readonly first: number; readonly last: number }): boolean {
  const { book, chapter, verse } = placeAt(first);
  return verse === 1 && last - first + 1 === book.verseCounts[chapter - 1];
}

function aboutPassage(text: string, { passage, book }: Context): string | undefined {
  if (!passage) {
    return book && /\bwho wrote (?:it|that|this)\b|\bthe author\b/.test(text) ? `who wrote ${book.name}` : undefined;
  }
  const name = passageName(passage);
  const { book: of, chapter } = placeAt(passage.first);
  const rest = ` ${text} `;
  // 'What does Spurgeon say about verse 1?' means a verse of the chapter that was shown.
  if (SIMPLY.test(rest)) return `explain ${name}`;
  if (/ (?:discussion|study|reflection|group|application) questions? | questions? (?:on|about|for) /.test(rest))
    return `devotional on ${name}`;
  if (/ (?:older|elder) (?:brother|son) /.test(rest) && name.startsWith('Luke 15')) return 'explain Luke 15:25-32';
  if (/ (?:stands? for|represents?|symboli[sz]es?|picture of) /.test(rest)) return `commentary on ${name}`;
  const [, number] = / verse (\d+) /.exec(rest) ?? [];
  if (number && positionOf(of, chapter, Number(number)) !== undefined)
    return `${text.replace(/(?:about |on |of )?verse \d+/, '')} on ${of.name} ${chapter}:${number}`;
  if (/\bhow many verses\b/.test(text)) return `how many verses has ${of.name} ${chapter}`;
  if (/ (?:back (?:one|a) chapter|(?:go )?back one|one chapter back) /.test(rest)) return chapterAt(of, chapter - 1);
  if (NEXT_ONE.test(text)) return isWhole(passage) ? chapterAt(of, chapter + 1) : verseAt(passage.last + 1);
  if (
    / (?:next|following) verses? | verse after | comes? (?:right |directly |straight |just )?(?:after|next) /.test(rest)
  )
    return verseAt(passage.last + 1);
  if (/ (?:previous|preceding|last) verse | verse before /.test(rest)) return verseAt(passage.first - 1);
  if (/ next chapter | chapter after | following chapter /.test(rest)) return chapterAt(of, chapter + 1);
  if (/ (?:previous|preceding) chapter | chapter before /.test(rest)) return chapterAt(of, chapter - 1);
  if (/ who (?:says|said|speaks|is speaking|spoke) /.test(rest)) return around(passage);
  if (/ who wrote | author | when was it written /.test(rest)) return `who wrote ${of.name}`;
  if (/ where else | mentioned | quoted | similar | cross references? | parallel| related /.test(rest))
    return `cross references for ${name}${/ new testament /.test(rest) ? ' in the new testament' : ''}`;
  if (/ greek | hebrew | original | aramaic /.test(rest)) return `Greek and Hebrew words in ${name}`;
  if (/ (?:en espanol|in spanish|en castellano) /.test(rest)) return `${name} in spanish`;
  if (/ (?:henry|scofield|spurgeon|commentar\w*|explain|explanation|meaning|mean it|does it mean) /.test(rest))
    return `${text} on ${name}`;
  if (
    / in (?:the )?(?:web|asv|ylt|kjv|spanish|world english|american standard|young\w*|darby|webster|reina valera|another translation|other translations)/.test(
      rest,
    )
  )
    return `${name} ${text}`;
  if (/ (?:outline|sermon|background|context|topics?|structure|devotion\w*|pray) /.test(rest)) return `${text} ${name}`;
  const [, ...words] =
    / what does (?:the word )?([a-z]+) mean | (?:meaning of|define) (?:the word )?([a-z]+) /.exec(rest) ?? [];
  const word = words.find((each) => each !== undefined);
  if (word && !/^(?:it|this|that|he|she)$/.test(word)) return `what does "${word}" mean in ${name}`;
  return undefined;
}

/** 'More', 'tell me more about him', 'only from the Psalms'. */
function aboutSubject(message: string, text: string, { question, book, passage }: Context): string | undefined {
  if (
    /^(?:and )?(?:some |any )?(?:more|others?|go on|continue|tell me more|show me more|what else|anything else)(?: verses| please| about (?:him|her|it|them|that|this))*$/.test(
      text,
    )
  )
    return `more: ${question}`;
  if (
    /\bonly (?:from|in) (?:the )?|\bjust (?:from|in) (?:the )?|^(?:and )?(?:in|from) (?:the )?(?:psalms?|proverbs|gospels?|old testament|new testament)$/.test(
      text,
    )
  )
    return `${question} ${text}`;
  const [, from] =
    /^(?:and |but |ok |okay )*(?:what about|how about|and|only|just|anything)?(?: only| just)? ?(?:from|in|by) (?:the )?((?:\d )?[a-z]+(?: testament)?)(?: please| only)*$/.exec(
      text,
    ) ?? [];
  if (from) return `${question} only from ${from}`;
  // 'What is the fourth one?' after 'the ten commandments' counts in them.
  const [, ordinal] = / the ([a-z]+|\d+(?:st|nd|rd|th))(?: one)?$/.exec(` ${text}`) ?? [];
  if (ordinal && /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+\w\w)$/.test(ordinal))
    return `${ordinal} of ${question}`;
  const [language] = /\b(?:greek|hebrew)\b/.exec(text) ?? [];
  if (language && /\b(?:greek|hebrew)\b/i.test(question)) return question.replace(/\b(?:greek|hebrew)\b/gi, language);
  // 'Who is the bad guy?' after a book was asked about means one of that book.
  if (
    book &&
    !passage &&
    /^(?:and )?(?:who|what|which|where|when|why|how)\b/.test(text) &&
    !/\b(?:him|her|he|she|it|they|them)\b/.test(text)
  )
    return `${message} ${book.name}`;
  if (!/\b(?:him|her|he|she|it|they|them|his|their|there|that)\b/.test(text)) return undefined;
  // The answer on that person had the first places, so the same question is asked again.
  if (/\bwhere\b.*\b(?:stand|stands|written|find|found|read|story)\b/.test(text)) return question;
  const subject = themeWords(question).join(' ');
  if (
    / (?:mention\w*|name[sd]?|appear\w*) .*\bfirst\b| first (?:mention\w*|appear\w*|time) /.test(` ${text} `) &&
    subject
  )
    return `first mention of ${subject}`;
  if (/\bwho wrote\b/.test(text) && book) return `who wrote ${book.name}`;
  return subject ? `${message} ${subject}` : undefined;
}

function contextOf(before: readonly string[]): Context | undefined {
  for (const question of [...before].reverse()) {
    const [reference] = referencesIn(hasSpanishSign(question) ? asEnglishQuestion(question) : question);
    const span = reference ?? findNamedPassage(question)?.span;
    const passage = span && passageOf(span);
    if (span && passage) return { passage, book: span.book, question };
    const asked = findAskedBook(question);
    if (asked) return { book: asked.book, question };
    if (themeWords(question).length) return { question };
  }
  return undefined;
}

const verseAt = (position: number): string | undefined =>
  position < 0 || position >= VERSE_TOTAL ? undefined : `Explain ${passageName({ first: position, last: position })}`;

function chapterAt(book: Book, chapter: number): string | undefined {
  return chapter < 1 || chapter > book.chapters ? undefined : `${book.name} ${chapter}`;
}

/** The verses before and after tell who speaks. */
function around({ first, last }: { readonly first: number; readonly last: number }): string {
  const { book, chapter, verse } = placeAt(first);
  const start = positionOf(book, chapter, Math.max(1, verse - 3)) ?? first;
  return passageName({ first: start, last });
}
