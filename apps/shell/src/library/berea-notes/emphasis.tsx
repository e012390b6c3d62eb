import { Fragment } from 'react';

/** A text of Berea Notes, in which `*agape*` is a word of another language. */
export const Emphasis = ({ text }: { text: string }) =>
  text
    .split('*')
    .map((part, index) => (index % 2 ? <i key={index}>{part}</i> : <Fragment key={index}>{part}</Fragment>));
