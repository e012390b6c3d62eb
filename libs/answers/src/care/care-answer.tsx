import type { Care, CareHelp, Citation } from '@berea/contracts';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import styles from './care-answer.module.css';
import { CARE_WORDS } from './care-words.js';
import { ContactRow } from './contact-row.js';

export interface CareAnswerProps {
  readonly response: string;
  readonly citations: Citation[];
  readonly care: Care;
  /** How the words are shown: `AnswerText`, or `LazyAnswerText` */
  readonly words: ComponentType<{ text: string; citations: Citation[] }>;
  /** Actions below it */
  readonly children?: ReactNode;
}

/** An answer to somebody in distress: words, whom to call, a verse. Nothing in it asks for more than a touch. */
export function CareAnswer({ response, citations, care, words: Words, children }: CareAnswerProps) {
  const { help, language, whomToCall } = care;
  const [country, setCountry] = useState(() => countryOf(help));
  const said = CARE_WORDS[language];
  const shown = help.find((each) => each.country === country) ?? help[0];
  const opening = response.slice(0, whomToCall.start).trim();
  const closing = response.slice(whomToCall.end).trim();
  return (
    <div className={styles['care']} lang={language}>
      <Words text={opening} citations={citations} />
      {shown && (
        <ul className={styles['contacts']} aria-label={said.whomToCall}>
          {shown.contacts.map((contact, index) => (
            <ContactRow key={contact.name} contact={contact} language={language} first={index === 0} />
          ))}
        </ul>
      )}
      <Words text={closing} citations={citations} />
      <div className={styles['aside']}>
        {help.length > 1 && <Countries help={help} chosen={country} language={language} onChoose={setCountry} />}
        {children}
      </div>
    </div>
  );
}

interface CountriesProps {
  readonly help: readonly CareHelp[];
  readonly chosen: string | null;
  readonly language: Care['language'];
  readonly onChoose: (country: string | null) => void;
}

/** The browser's own list: it works by touch, by keyboard and by voice, and needs nothing to load. */
function Countries({ help, chosen, language, onChoose }: CountriesProps) {
  const id = useId();
  const said = CARE_WORDS[language];
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (
    <span className={styles['countries']}>
      <label htmlFor={id}>{said.numbersFor}</label>
      <select id={id} value={chosen ?? ''} onChange={(event) => onChoose(event.target.value || null)}>
        {help.map(({ country }) => (
          <option key={country} value={country ?? ''}>
            {country ? names.of(country) : said.anywhere}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The country that the browser is set to, where its numbers are known; else the first. */
function countryOf(help: readonly CareHelp[]): string | null {
  const region = regionOf(navigator.language);
  return (help.find(({ country }) => country !== null && country === region) ?? help[0])?.country ?? null;
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
