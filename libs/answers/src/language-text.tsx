/** Runs of Greek or of Hebrew words, with the blanks and marks between them. */
const RUN =
  /[\p{Script=Greek}][\p{Script=Greek}\p{M}\s·,;’']*[\p{Script=Greek}\p{M}]|\p{Script=Greek}|[\p{Script=Hebrew}][\p{Script=Hebrew}\p{M}\s־,]*[\p{Script=Hebrew}\p{M}]|\p{Script=Hebrew}/gu;

interface LanguageRun {
  readonly text: string;
  /** Undefined for what is written in the language around it. */
  readonly lang?: 'grc' | 'he';
}

/** A text in pieces, with its Greek and Hebrew words set apart. */
export function splitLanguages(text: string): LanguageRun[] {
  const runs: LanguageRun[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (index > from) runs.push({ text: text.slice(from, index) });
    runs.push({ text: run, lang: /\p{Script=Hebrew}/u.test(run) ? 'he' : 'grc' });
    from = index + run.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

/** Plain text whose Greek and Hebrew words say which language they are, for their fonts, their direction and for speech. */
export function LanguageText({ children }: { children: string }) {
  return splitLanguages(children).map(({ text, lang }, index) =>
    lang ? (
      <span key={index} lang={lang} dir={lang === 'he' ? 'rtl' : undefined}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
