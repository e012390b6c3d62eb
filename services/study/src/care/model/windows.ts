import { STOP } from '../recognise/tokens.js';

/** About two sentences: what is said in so few words of many is not lost among the others. */
const LENGTH = 40;

/** A message up to here is weighed as a whole, too. */
const WHOLE = 80;

/** The parts of a message that are weighed one by one: whole sentences where they are short enough. */
export function windowsOf(tokens: readonly string[]): string[][] {
  const windows: string[][] = tokens.length <= WHOLE ? [[...tokens]] : [];
  if (tokens.length <= LENGTH) return windows;
  let window: string[] = [];
  for (const [index, token] of tokens.entries()) {
    window.push(token);
    const ends = token === STOP && window.length + toNextStop(tokens, index + 1) > LENGTH;
    if (ends || window.length === LENGTH) {
      windows.push(window);
      window = [];
    }
  }
  if (window.length) windows.push(window);
  return windows;
}

function toNextStop(tokens: readonly string[], from: number): number {
  for (let at = from; at < from + LENGTH && at < tokens.length; at += 1) if (tokens[at] === STOP) return at - from + 1;
  return Math.min(LENGTH, tokens.length - from);
}
