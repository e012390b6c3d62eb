import type { BasketKind } from '@berea/contracts';
import {
  BookOpen,
  CircleQuestionMark,
  GitCompareArrows,
  Languages,
  ListTree,
  type LucideIcon,
  MessageCircle,
  MessageSquareQuote,
  NotebookPen,
  ScrollText,
} from 'lucide-react';

const SIGNS: Readonly<Record<BasketKind, LucideIcon>> = {
  text: ScrollText,
  verse: BookOpen,
  'cross-reference': GitCompareArrows,
  word: Languages,
  structure: ListTree,
  quotation: MessageSquareQuote,
  question: CircleQuestionMark,
  answer: MessageCircle,
  note: NotebookPen,
};

/** Sign of the piece's kind, as the dossier and the rest of the product use it. */
export function PieceSign({ kind }: { readonly kind: BasketKind }) {
  const Sign = SIGNS[kind];
  return <Sign size={17} strokeWidth={1.75} aria-hidden />;
}
