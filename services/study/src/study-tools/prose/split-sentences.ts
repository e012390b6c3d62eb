/** Abbreviations whose full stop ends no sentence, in the prose of these commentaries. */
const ABBREVIATION =
  /(?:^|[\s("“‘'])(?:[A-Z]|ver|vers|v|ch|chap|chs|comp|cf|i\. ?e|e\. ?g|viz|St|Mr|Mrs|Dr|Rev|etc|marg|lit|A\. ?D|B\. ?C|Heb|Gr|Sept|Vulg|No|vol|p|pp)\.$/;

/** "2. Whom he did predestinate": the number belongs to what follows it. */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})\.$/;
/** "Isa. 53" */
const BEFORE_CHAPTER = /\b[A-Z1-3][a-z]{1,4}\.$/;

/** A run of marks is tried from its beginning alone: where blanks do not follow it, they follow no part of it. */
const END = /(?<![.!?])[.!?]+["”’')\]]*(?=\s)/g;
/** Longer than any abbreviation or number with the character before it. */
const LONGEST_ABBREVIATION = 16;

/** A sentence by its place in the text. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** The sentences of a text in order, each with its mark; a paragraph's end ends a sentence too. */
export const splitSentences = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));

/** Spans of the sentences of a text, without the blanks around them. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (const gap of [...text.matchAll(/\n\s*\n/g), { index: text.length, 0: '' }]) {
    for (const span of spansIn(text.slice(from, gap.index), from)) spans.push(span);
    from = gap.index + gap[0].length;
  }
  return spans;
}

function spansIn(paragraph: string, offset: number): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = afterBlanks(paragraph, 0);
  const add = (end: number) => {
    const words = paragraph.slice(start, end).trimEnd();
    if (words) spans.push({ start: offset + start, end: offset + start + words.length });
    start = afterBlanks(paragraph, end);
  };
  for (const match of paragraph.matchAll(END)) {
    const end = match.index + match[0].length;
    const rest = paragraph.slice(end).trimStart();
    // However long the sentence is: it may go on thousands of times.
    const last = paragraph.slice(Math.max(start, end - LONGEST_ABBREVIATION), end);
    const isNumbered = /^\d{1,2}\.\s/.test(rest) && !BEFORE_CHAPTER.test(last);
    const goesOn =
      (/^[a-z0-9,;]/.test(rest) && !isNumbered) || (match[0] === '.' && (ABBREVIATION.test(last) || NUMBER.test(last)));
    if (!goesOn) add(end);
  }
  add(paragraph.length);
  return spans;
}

const afterBlanks = (text: string, from: number): number => text.length - text.slice(from).trimStart().length;
