import type { Citation } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { Link } from '@berea/web/router';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAddToSermon, versePiece } from './add-to-sermon.js';
import { ChooseTranslation } from './choose-translation.js';
import { foundAddress } from './citation-address.js';
import styles from './citation-chip.module.css';
import type { CitationMark } from './citation-mark.js';
import { Difference } from './difference.js';
import { holdsWords } from './same-words.js';
import { PlaceWords } from './place-words.js';
import { t } from './texts/answers-citations.js';

export interface CitedVerseProps {
  readonly citation: Citation;
  readonly mark: CitationMark;
  /** Address in the reader; undefined for a place that does not exist */
  readonly address: string | undefined;
}

/** The verse behind a chip: its words, what was checked, and the way to it. */
export function CitedVerse({ citation, mark, address }: CitedVerseProps) {
  const { text, quote, place, difference, foundAt, translation, reference } = citation;
  const add = useAddToSermon({ added: t('answers-citations.verse-added-to-your-sermon-preparation') });
  const found = mark.kind === 'doubt' ? foundAddress(citation) : undefined;
  // The whole verse is beside the chip already, so the verses around it say more.
  const standsBeside = mark.kind === 'checked' && mark.quoted && holdsWords(quote ?? '', text ?? '');
  // Another translation than the one that was quoted is read beside what was found of the quotation.
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      {chosen && place ? (
        <PlaceWords place={place} translation={chosen} show="verses" />
      ) : place && (standsBeside || !text) ? (
        <PlaceWords
          place={place}
          translation={translation}
          show={standsBeside ? 'neighbours' : 'verses'}
          words={text}
        />
      ) : (
        text && <p className={styles['verse']}>{text}</p>
      )}
      {place && <ChooseTranslation value={chosen ?? translation} onChange={setChosen} />}
      {mark.kind === 'doubt' && difference && <Difference changes={difference} />}
      <p className={styles['meta']}>
        {mark.kind === 'checked' && <Check className={styles['tick']} size={15} strokeWidth={2.4} aria-hidden />}
        {mark.kind === 'doubt' && <TriangleAlert className={styles['alert']} size={15} strokeWidth={2} aria-hidden />}
        <span>{mark.sentence}</span>
        {text && reference && (
          <Button type="link" size="small" onClick={() => add(versePiece(text, reference, translation ?? 'KJV'))}>
            {t('answers-citations.add-to-sermon')}
          </Button>
        )}
        {found ? (
          <Link to={found}>{t('answers-citations.open-place', { place: foundAt ?? '' })}</Link>
        ) : (
          address && <Link to={address}>{t('answers-citations.open-in-bible')}</Link>
        )}
      </p>
    </>
  );
}
