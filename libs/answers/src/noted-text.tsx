import { Fragment } from 'react';
import { CitedText, type CitedTextProps } from './cited-text.js';

export interface NotedTextProps {
  /** A text of Berea Notes, in which `*agape*` is a word that is spoken of. */
  readonly text: string;
  /** How a verse that the text names is shown; without it, verses are plain text. */
  readonly link?: CitedTextProps['link'];
}

/** A text of Berea Notes: words that it speaks of in italics, the verses that it names as links. */
export const NotedText = ({ text, link }: NotedTextProps) =>
  text
    .split('*')
    .map((part, index) =>
      index % 2 ? (
        <i key={index}>{part}</i>
      ) : link ? (
        <CitedText key={index} text={part} link={link} />
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
