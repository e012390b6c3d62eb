import { browserStore } from '@berea/web';
import { useCallback, useState } from 'react';

export interface PodiumSettings {
  /** Of the letters, in px. */
  readonly size: number;
  readonly light: boolean;
  /** Planned for the sermon. */
  readonly minutes: number;
  /** The piece of text that is in sight. */
  readonly block: number;
  /** When the first page was turned, in ms; undefined before that. */
  readonly startedAt: number | undefined;
}

export const SIZES = { least: 18, most: 72, step: 4 } as const;
const USUAL = { wide: 40, phone: 28, minutes: 25 };
/** A sermon that was begun longer ago is begun anew. */
const FORGOTTEN_MS = 4 * 3_600_000;

interface Stored extends Partial<Omit<PodiumSettings, 'block' | 'startedAt'>> {
  readonly place?: { readonly id: string; readonly block: number; readonly startedAt?: number };
}

function read(): Stored {
  try {
    const value: unknown = JSON.parse(browserStore.read('podium') ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** How a sermon is shown and where one is in it: kept in this browser, also over a reload. */
export function usePodiumSettings(id: string) {
  const [settings, setSettings] = useState((): PodiumSettings => {
    const { size, light = false, minutes = USUAL.minutes, place } = read();
    const here = place?.id === id ? place : undefined;
    const startedAt = here?.startedAt;
    return {
      size: size ?? (window.innerWidth < 768 ? USUAL.phone : USUAL.wide),
      light,
      minutes,
      block: here?.block ?? 0,
      startedAt: startedAt && Date.now() - startedAt < FORGOTTEN_MS ? startedAt : undefined,
    };
  });
  const change = useCallback(
    (changed: Partial<PodiumSettings>) =>
      setSettings((before) => {
        const next = { ...before, ...changed };
        const { block, startedAt, ...rest } = next;
        const stored: Stored = { ...rest, place: { id, block, ...(startedAt !== undefined && { startedAt }) } };
        browserStore.write('podium', JSON.stringify(stored));
        return next;
      }),
    [id],
  );
  return { settings, change };
}
