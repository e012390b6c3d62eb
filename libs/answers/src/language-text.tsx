import { splitLanguages } from './split-languages.js';

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
