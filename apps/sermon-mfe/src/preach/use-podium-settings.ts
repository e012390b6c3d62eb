import { browserStore } from '@berea/web';
import { useCallback, useState } from 'react';
import { NOT_BEGUN, type Timing } from './use-clock.js';

export interface PodiumSettings extends Timing {
  /** Size of the letters, in px. */
  readonly size: number;
  readonly light: boolean;
  /** Planned for the sermon. */
  readonly minutes: number;
  /** The piece of text that is in sight. */
  readonly block: number;
  /** How many pages on from its beginning, where it is longer than a page. */
  readonly pagesOn: number;
}

export const SIZES = { least: 18, most: 72, step: 4 } as const;
const USUAL = { wide: 40, phone: 28, minutes: 25 };
/** A sermon that was begun longer ago begins again. */
const FORGOTTEN_MS = 4 * 3_600_000;

/** Settings kept for one sermon. */
type Kept = Pick<PodiumSettings, 'block' | 'pagesOn' | keyof Timing>;

interface Stored extends Partial<Omit<PodiumSettings, keyof Kept>> {
  readonly place?: { readonly id: string } & Partial<Kept>;
}

function read(): Stored {
  try {
    const value: unknown = JSON.parse(browserStore.read('podium') ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Minutes that are planned for a sermon in this browser. */
export const plannedMinutes = (): number => read().minutes ?? USUAL.minutes;

/** How a sermon is shown and where one is in it: kept in this browser, also over a reload. */
export function usePodiumSettings(id: string) {
  const [settings, setSettings] = useState((): PodiumSettings => {
    const { size, light = false, minutes = USUAL.minutes, place } = read();
    const here = place?.id === id ? place : undefined;
    const { startedAt, pausedAt } = here ?? NOT_BEGUN;
    const begun = startedAt !== undefined && Date.now() - startedAt < FORGOTTEN_MS;
    return {
      size: size ?? (window.innerWidth < 768 ? USUAL.phone : USUAL.wide),
      light,
      minutes,
      block: here?.block ?? 0,
      pagesOn: here?.pagesOn ?? 0,
      ...(begun ? { startedAt, pausedAt } : NOT_BEGUN),
    };
  });
  const change = useCallback(
    (changed: Partial<PodiumSettings>) =>
      setSettings((before) => {
        const next = { ...before, ...changed };
        const { block, pagesOn, startedAt, pausedAt, ...rest } = next;
        const stored: Stored = { ...rest, place: { id, block, pagesOn, startedAt, pausedAt } };
        browserStore.write('podium', JSON.stringify(stored));
        return next;
      }),
    [id],
  );
  return { settings, change };
}
