import type { Citation, Verdict } from '@berea/contracts';
import { CHECKED } from '@berea/contracts/values';
import {
  BookOpenCheck,
  CircleHelp,
  CircleX,
  GitCompareArrows,
  Languages,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { LocatedCitation } from './locate-citations.js';
import { t } from '../../texts/sermon-audit.js';

export interface Kind {
  readonly icon: LucideIcon;
  readonly label: (citation: Citation) => string;
  /** Whether it is to be looked at before Sunday. */
  readonly loud: boolean;
  /** Tint of its sign; none for a correct one. */
  readonly tone?: 'warning' | 'info' | 'error';
}

/** How each verdict on a quotation is shown; of references alone, only those that lead nowhere are. */
export const KINDS: Readonly<Record<Verdict, Kind>> = {
  exact: { icon: BookOpenCheck, label: () => t('sermon-audit.exact'), loud: false },
  valid_reference: { icon: BookOpenCheck, label: () => t('sermon-audit.reference'), loud: false },
  exact_elsewhere: {
    icon: Languages,
    label: ({ translation }) =>
      translation ? t('sermon-audit.exact-in', { translation }) : t('sermon-audit.exact-in-text'),
    loud: false,
  },
  altered: { icon: TriangleAlert, label: () => t('sermon-audit.words-differ'), loud: true, tone: 'warning' },
  wrong_reference: { icon: GitCompareArrows, label: () => t('sermon-audit.wrong-reference'), loud: true, tone: 'info' },
  not_scripture: { icon: CircleX, label: () => t('sermon-audit.not-in-scripture'), loud: true, tone: 'error' },
  unavailable: { icon: CircleHelp, label: () => t('sermon-audit.cannot-be-checked-here'), loud: false },
  invalid_reference: { icon: CircleX, label: () => t('sermon-audit.no-such-place'), loud: true, tone: 'error' },
};

/** A verdict that only a newer server knows is read as unchecked. */
export const kindOf = ({ verdict }: Citation): Kind =>
  Object.hasOwn(KINDS, verdict) ? KINDS[verdict] : KINDS.unavailable;

/** Whether a quotation can be neither confirmed nor doubted: it is of a version that is not installed, or a newer server says so. */
export const isUnchecked = (citation: Citation): boolean => kindOf(citation) === KINDS.unavailable;

/** The number of quotations that stand as a text has them. */
export const exactIn = (found: readonly LocatedCitation[]): number =>
  found.filter(({ citation: { quote, verdict } }) => quote !== undefined && CHECKED.includes(verdict)).length;

/**
 * '14 quotations, 11 exact, 3 to look at'; '2 quotations, 96 places, …' if some have several; '… 1 cannot be checked
 * here'
 */
export function headlineOf(found: readonly LocatedCitation[], isKept: (citation: Citation) => boolean): string {
  const citations = found.map(({ citation }) => citation);
  const quotations = citations.filter(({ quote }) => quote !== undefined);
  const words = new Map(found.flatMap(({ citation: { quote }, places }) => (quote ? [[quote, places] as const] : [])));
  const places = [...words.values()].reduce((sum, each) => sum + each, 0);
  const open = citations.filter((citation) => kindOf(citation).loud && !isKept(citation)).length;
  if (!citations.length) return t('sermon-audit.no-quotations-yet');
  const unchecked = quotations.filter((citation) => isUnchecked(citation) && !isKept(citation)).length;
  return [
    t('sermon-audit.count-quotations', { count: quotations.length }),
    places > quotations.length && t('sermon-audit.count-places', { count: places }),
    t('sermon-audit.count-exact', { count: exactIn(found) }),
    t('sermon-audit.count-to-look-at', { count: open }),
    unchecked > 0 && t('sermon-audit.count-unchecked', { count: unchecked }),
  ]
    .filter(Boolean)
    .join(', ');
}
