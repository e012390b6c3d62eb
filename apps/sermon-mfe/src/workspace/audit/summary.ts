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

export interface Kind {
  readonly icon: LucideIcon;
  readonly label: (citation: Citation) => string;
  /** Whether it is to be looked at before Sunday. */
  readonly loud: boolean;
  /** What its sign is tinted with; none where it stands as it should. */
  readonly tone?: 'warning' | 'info' | 'error';
}

/** How each verdict on a quotation is shown; of references alone, only those that lead nowhere are. */
export const KINDS: Readonly<Record<Verdict, Kind>> = {
  exact: { icon: BookOpenCheck, label: () => 'Exact', loud: false },
  valid_reference: { icon: BookOpenCheck, label: () => 'Reference', loud: false },
  exact_elsewhere: {
    icon: Languages,
    label: ({ translation }) => `Exact in the ${translation ?? 'text'}`,
    loud: false,
  },
  altered: { icon: TriangleAlert, label: () => 'Words differ', loud: true, tone: 'warning' },
  wrong_reference: { icon: GitCompareArrows, label: () => 'Wrong reference', loud: true, tone: 'info' },
  not_scripture: { icon: CircleX, label: () => 'Not in Scripture', loud: true, tone: 'error' },
  unavailable: { icon: CircleHelp, label: () => 'Cannot be checked here', loud: false },
  invalid_reference: { icon: CircleX, label: () => 'No such place', loud: true, tone: 'error' },
};

/** What a newer server says is read as unchecked. */
export const kindOf = ({ verdict }: Citation): Kind =>
  Object.hasOwn(KINDS, verdict) ? KINDS[verdict] : KINDS.unavailable;

/** Whether a quotation can be neither confirmed nor doubted: it is of a version that is not installed, or a newer server says so. */
export const isUnchecked = (citation: Citation): boolean => kindOf(citation) === KINDS.unavailable;

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/**
 * '14 quotations, 11 exact, 3 to look at'; '2 quotations, 96 places, …' where some stand in several; '… 1 cannot be checked
 * here'
 */
export function headlineOf(found: readonly LocatedCitation[], isKept: (citation: Citation) => boolean): string {
  const citations = found.map(({ citation }) => citation);
  const quotations = citations.filter(({ quote }) => quote !== undefined);
  const words = new Map(found.flatMap(({ citation: { quote }, places }) => (quote ? [[quote, places] as const] : [])));
  const places = [...words.values()].reduce((sum, each) => sum + each, 0);
  const exact = quotations.filter(({ verdict }) => CHECKED.includes(verdict)).length;
  const open = citations.filter((citation) => kindOf(citation).loud && !isKept(citation)).length;
  if (!citations.length) return 'No quotations yet';
  const counted = places > quotations.length ? `, ${places} places` : '';
  const unchecked = quotations.filter((citation) => isUnchecked(citation) && !isKept(citation)).length;
  const unknown = unchecked ? `, ${unchecked} cannot be checked here` : '';
  return `${count(quotations.length, 'quotation')}${counted}, ${exact} exact, ${open} to look at${unknown}`;
}
