import { directionOf } from '@berea/answers';
import { Fragment, type ReactNode } from 'react';
import { type Footnote, isNote, partsOf } from './footnotes.js';
import type { Block } from './read-manuscript.js';

interface SetPieceProps {
  readonly block: Block;
  /** Its place among the pieces, where it is to be found again by it. */
  readonly index?: number;
  readonly heading?: 'h2' | 'h4';
  /** Renders words; without it they are shown as typed. */
  readonly wordsOf?: (words: string) => ReactNode;
  /** Renders a note; without it notes are left out. */
  readonly noteOf?: (note: Footnote) => ReactNode;
}

const asTyped = (words: string): ReactNode => words;

/** A piece of a manuscript as it is set: a heading, a quotation with its reference, an item or text. */
export function SetPiece({ block, index, heading: Heading = 'h2', wordsOf = asTyped, noteOf }: SetPieceProps) {
  const { kind, reference } = block;
  const dir = directionOf(block.text);
  const words = <SetWords block={block} wordsOf={wordsOf} noteOf={noteOf} />;
  if (kind === 'heading')
    return (
      <Heading data-block={index} dir={dir}>
        {words}
      </Heading>
    );
  if (kind === 'quote')
    return (
      <blockquote data-block={index} dir={dir}>
        {words}
        {reference && <cite>{wordsOf(reference)}</cite>}
      </blockquote>
    );
  return (
    <p data-block={index} data-item={kind === 'item' ? '' : undefined} dir={dir}>
      {words}
    </p>
  );
}

interface SetWordsProps extends Pick<SetPieceProps, 'block'> {
  readonly wordsOf: (words: string) => ReactNode;
  readonly noteOf: SetPieceProps['noteOf'];
}

/** Words as they are set: strong, emphasised or plain, with their notes. */
const SetWords = ({ block, wordsOf, noteOf }: SetWordsProps) =>
  partsOf(block).map((part, index) => {
    if (isNote(part)) return noteOf && <sup key={index}>{noteOf(part)}</sup>;
    const words = part.emphasis ? <em>{wordsOf(part.text)}</em> : wordsOf(part.text);
    return part.strong ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>;
  });
