import { createContext, useContext } from 'react';
import type { Place } from './place.js';

/** A target: a chapter, a verse or a range of verses. */
export interface Target {
  /** Canonical English name */
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
  /** Code of another translation than the one that is read */
  readonly translation?: string;
}

/** The reading: the place, its translation and the one beside it. The address holds all of it. */
export interface Reading {
  /** The place where reading can begin, at an address that leads nowhere. */
  readonly place: Place;
  /** Upper-case code of an installed translation */
  readonly translation: string;
  /** Upper-case code of the text beside it, while two are compared */
  readonly beside: string | undefined;
  /** Goes to a place, in the same translations; what was searched for is left behind. */
  open(target: Target): void;
  /** The address that `open` goes to. */
  hrefOf(target: Target): string;
  setTranslation(code: string): void;
  setBeside(code: string | undefined): void;
}

export const ReadingContext = createContext<Reading | null>(null);

/** The reading of this page, and how to move on. */
export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('useReading needs the Bible page around it.');
  return reading;
}
