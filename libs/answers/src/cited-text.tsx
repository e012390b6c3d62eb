import type { Citation, Place } from '@berea/contracts';
import { type ReactNode, useMemo } from 'react';
import { CitationChip } from './citation-chip.js';
import { markOf } from './citation-mark.js';
import { LanguageText } from './language-text.js';
import { splitReferences } from './split-references.js';

export interface CitedTextProps {
  readonly text: string;
  readonly citations?: readonly Citation[] | undefined;
  /** How a verse that nothing was quoted from is named. */
  readonly link: (place: Place, written: string) => ReactNode;
}

/** A line or paragraph of plain text: judged quotations with their verdict, other verses as links, languages marked. */
export function CitedText({ text, citations, link }: CitedTextProps) {
  const pieces = useMemo(() => splitReferences(text, citations), [text, citations]);
  return pieces.map(({ text: written, place, citation, quoted = false }, index) => {
    const mark = citation && markOf(citation, quoted);
    if (citation && mark && mark.kind !== 'named') {
      return <CitationChip key={index} citation={citation} mark={mark} written={written} />;
    }
    return <span key={index}>{place ? link(place, written) : <LanguageText>{written}</LanguageText>}</span>;
  });
}
