/** What ends in a full stop and ends no sentence, in the prose of these commentaries. */
const ABBREVIATION =
  /(?:^|[\s("“‘'])(?:[A-Z]|ver|vers|v|ch|chap|chs|comp|cf|i\. ?e|e\. ?g|viz|St|Mr|Mrs|Dr|Rev|etc|marg|lit|A\. ?D|B\. ?C|Heb|Gr|Sept|Vulg|No|vol|p|pp)\.$/;

/** "2. Whom he did predestinate": the number belongs to what follows it. */
const NUMBER = /^\s*(?:\d{1,2}|[IVX]{1,4})\.$/;
/** "Isa. 53" */
const BEFORE_CHAPTER = /\b[A-Z1-3][a-z]{1,4}\.$/;

const END = /[.!?]+["”’')\]]*(?=\s)/g;

/** The sentences of a text in order, each with its mark; a paragraph's end ends a sentence too. */
export function splitSentences(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const sentences: string[] = [];
    let start = 0;
    for (const match of paragraph.matchAll(END)) {
      const end = match.index + match[0].length;
      const rest = paragraph.slice(end).trimStart();
      const sentence = paragraph.slice(start, end);
      const isNumbered = /^\d{1,2}\.\s/.test(rest) && !BEFORE_CHAPTER.test(sentence);
      const goesOn =
        (/^[a-z0-9,;]/.test(rest) && !isNumbered) ||
        (match[0] === '.' && (ABBREVIATION.test(sentence) || NUMBER.test(sentence)));
      if (goesOn) continue;
      sentences.push(sentence);
      start = end;
    }
    return [...sentences, paragraph.slice(start)].map((each) => each.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}
