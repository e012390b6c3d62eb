import { splitMatch } from './split-match.js';

/** A text with what matches the typed words in bold. @param props.place the place that they name */
export const Match = ({ text, typed, place }: { text: string; typed: string; place: string | undefined }) =>
  splitMatch(text, typed, place).map((part, index) => (part.match ? <b key={index}>{part.text}</b> : part.text));
