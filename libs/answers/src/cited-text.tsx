import type { Citation, Place } from '@berea/contracts';
import { useReferenceReader } from '@berea/ui/core';
import { type ReactNode, useMemo } from 'react';
import { CitationChip } from './citation-chip.js';
import { markOf } from './citation-mark.js';
import styles from './cited-text.module.css';
import { closingMarks } from './find-references.js';
import { LanguageText } from './language-text.js';
import { type ReferencePiece, splitReferences } from './split-references.js';

export interface CitedTextProps {
  readonly text: string;
  readonly citations?: readonly Citation[] | undefined;
  /** How a verse that nothing was quoted from is named. */
  readonly link: (place: Place, written: string) => ReactNode;
}

/** A line or paragraph of plain text: judged quotations with their verdict, other verses as links, languages marked. */
export function CitedText({ text, citations, link }: CitedTextProps) {
  const reader = useReferenceReader(/\p{N}/u.test(text));
  const pieces = useMemo(() => splitReferences(text, reader, citations), [text, reader, citations]);
  return pieces.map((piece, index) => {
    const names = (at: number) => Boolean(pieces[at]?.place ?? pieces[at]?.citation);
    if (!names(index)) {
      // The mark behind a reference is shown with it.
      const words = names(index - 1) ? piece.text.slice(closingMarks(piece.text).length) : piece.text;
      return <LanguageText key={index}>{words}</LanguageText>;
    }
    const marks = names(index + 1) ? '' : closingMarks(pieces[index + 1]?.text ?? '');
    return (
      <span key={index} className={marks ? styles['together'] : undefined}>
        <Reference piece={piece} link={link} />
        {marks}
      </span>
    );
  });
}

function Reference({ piece, link }: { readonly piece: ReferencePiece; readonly link: CitedTextProps['link'] }) {
  const { text, place, citation, quoted = false } = piece;
  const mark = citation && markOf(citation, quoted);
  if (citation && mark && (mark.note || mark.kind === 'checked'))
    return <CitationChip citation={citation} mark={mark} written={text} />;
  return place ? link(place, text) : <LanguageText>{text}</LanguageText>;
}
