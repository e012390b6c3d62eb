/** What ends in a full stop and ends no sentence, in the prose of these commentaries. */
const ABBREVIATION =
  /(?:^|[\s("“‘'])(?:[A-Z]|ver|vers|v|ch|chap|chs|comp|cf|i\. ?e|e\. ?g|viz|St|Mr|Mrs|Dr|Rev|etc|marg|lit|A\. ?D|B\. ?C|Heb|Gr|Sept|Vulg|No|vol|p|pp)\.$/;

/** "2. Whom he did predestinate": the number belongs to what follows it. */
const NUMBER = /^\s*(?:\d{1,2}|[IVX]{1,4})\.$/;
/** "Isa. 53" */
const BEFORE_CHAPTER = /\b[A-Z1-3][a-z]{1,4}\.$/;

const END = /[.!?]+["”’')\]]*(?=\s)/g;

/** A sentence by its place in the text. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
}

/** The sentences of a text in order, each with its mark; a paragraph's end ends a sentence too. */
export const splitSentences = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));

/** Where the sentences of a text stand, without the blanks around them. */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let from = 0;
  for (const gap of [...text.matchAll(/\n\s*\n/g), { index: text.length, 0: '' }]) {
    spans.push(...spansIn(text.slice(from, gap.index), from));
    from = gap.index + gap[0].length;
  }
  return spans;
}

function spansIn(paragraph: string, offset: number): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const add = (end: number) => {
    const [blank] = /^\s*/.exec(paragraph.slice(start, end)) ?? [''];
    const words = paragraph.slice(start, end).trim();
    if (words) spans.push({ start: offset + start + blank.length, end: offset + start + blank.length + words.length });
    start = end;
  };
  for (const match of paragraph.matchAll(END)) {
    const end = match.index + match[0].length;
    const rest = paragraph.slice(end).trimStart();
    const sentence = paragraph.slice(start, end);
    const isNumbered = /^\d{1,2}\.\s/.test(rest) && !BEFORE_CHAPTER.test(sentence);
    const goesOn =
      (/^[a-z0-9,;]/.test(rest) && !isNumbered) ||
      (match[0] === '.' && (ABBREVIATION.test(sentence) || NUMBER.test(sentence)));
    if (!goesOn) add(end);
  }
  add(paragraph.length);
  return spans;
}
