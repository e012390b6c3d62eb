import type { ChapterExtra } from '@berea/contracts';
import { browserStore } from '@berea/web';
import { useSyncExternalStore, useLayoutEffect } from 'react';

export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export const MEASURES = ['narrow', 'medium', 'wide'] as const;
export const LAYOUTS = ['verses', 'paragraphs'] as const;

/** How the text is shown. */
export interface ReaderSettings {
  readonly size: (typeof SIZES)[number];
  /** Length of the lines */
  readonly measure: (typeof MEASURES)[number];
  /** Every verse on a line of its own, or paragraphs */
  readonly layout: (typeof LAYOUTS)[number];
  /** Whether the words of Jesus are coloured */
  readonly wordsOfJesus: boolean;
  /** Whether the notes of the text can be opened */
  readonly notes: boolean;
  /** Whether the titles of Berea Notes are shown above its passages */
  readonly titles: boolean;
}

export const DEFAULT_SETTINGS: ReaderSettings = {
  size: 'M',
  measure: 'medium',
  layout: 'verses',
  wordsOfJesus: false,
  notes: false,
  titles: false,
};

/** The kept settings, as far as they still make sense. */
export function readSettings(kept: string | null): ReaderSettings {
  const found = parse(kept);
  const oneOf = <T>(values: readonly T[], value: unknown, first: T) => values.find((each) => each === value) ?? first;
  return {
    size: oneOf(SIZES, found['size'], DEFAULT_SETTINGS.size),
    measure: oneOf(MEASURES, found['measure'], DEFAULT_SETTINGS.measure),
    layout: oneOf(LAYOUTS, found['layout'], DEFAULT_SETTINGS.layout),
    wordsOfJesus: found['wordsOfJesus'] === true,
    notes: found['notes'] === true,
    titles: found['titles'] === true,
  };
}

function parse(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

let settings: ReaderSettings | undefined;
const listeners = new Set<() => void>();

const current = (): ReaderSettings => (settings ??= readSettings(browserStore.read('look')));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The next page reads the kept settings again: another tab, or the cookie choice, may have changed them.
    if (listeners.size === 0) settings = undefined;
  };
}

/** How the text is shown; kept in this browser where the user allows it, else until the page is left. */
export const useReaderSettings = (): ReaderSettings => useSyncExternalStore(subscribe, current);

export function changeSettings(change: Partial<ReaderSettings>): void {
  settings = { ...current(), ...change };
  browserStore.write('look', JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** Gives the size of Scripture to the whole page, the panel beside the text included, while it is open. */
export function useTextSize(): void {
  const { size } = useReaderSettings();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // Medium is what the style sheet gives of itself: a little smaller on phones.
    if (size !== 'M') dataset['scripture'] = size;
    return () => {
      delete dataset['scripture'];
    };
  }, [size]);
}

const LAYOUT: readonly ChapterExtra[] = ['layout'];
const LAYOUT_AND_NOTES: readonly ChapterExtra[] = ['layout', 'notes'];

/** The parts of a chapter that the reader's settings need beside its verses; the same list at each rendering. */
export const useChapterExtras = (): readonly ChapterExtra[] => (useReaderSettings().notes ? LAYOUT_AND_NOTES : LAYOUT);
