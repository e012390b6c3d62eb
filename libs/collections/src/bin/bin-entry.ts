import { HISTORY_LIMITS } from '@berea/contracts/values';
import type { LucideIcon } from 'lucide-react';

/** One line of the bin. */
export interface BinEntry {
  readonly id: string;
  readonly title: string;
  /** 'Journal entry' */
  readonly what: string;
  readonly icon: LucideIcon;
  readonly deletedAt: string;
}

const DAY_MS = 86_400_000;

/** Days that are left of something in the bin; the last one counts until it is over. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(1, Math.ceil(HISTORY_LIMITS.binDays - (now - Date.parse(deletedAt)) / DAY_MS));
