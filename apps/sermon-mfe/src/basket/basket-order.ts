import type { BasketPiece, Sermon, SermonDraft } from '@berea/contracts';
import { addPiece, originsWith } from './put-piece.js';

/** Fields of a sermon that a basket changes. */
export type BasketText = Pick<Sermon, 'body' | 'origins' | 'basket'>;

/** The same pieces, one of them elsewhere. @param to its place among the others, which ends where they do */
export function movePiece(pieces: readonly BasketPiece[], id: string, to: number): BasketPiece[] {
  const moved = pieces.find((piece) => piece.id === id);
  const others = pieces.filter((piece) => piece.id !== id);
  return moved ? others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved) : [...pieces];
}

/** All pieces at the end of the manuscript, in their order, each with its source as a footnote; the basket is empty then. */
export function putIntoBody({ body = '', origins = [], basket = [] }: BasketText) {
  const start: Required<Pick<SermonDraft, 'body' | 'origins'>> = { body, origins };
  const put = basket.reduce((text, piece) => {
    const { maker } = piece;
    const sources = maker?.sources.map((title) => ({ title })) ?? [];
    const made = { ...piece, maker: maker && { ...maker, sources } };
    return { body: addPiece(text.body, made), origins: originsWith(text.origins ?? [], text.body, made) };
  }, start);
  return { ...put, basket: [] as BasketPiece[] };
}

/** Merges the baskets of two devices: no piece of either is lost, and a piece that one took out stays out. */
export function mergeBaskets(
  base: readonly BasketPiece[],
  mine: readonly BasketPiece[],
  theirs: readonly BasketPiece[],
): BasketPiece[] {
  const has = (pieces: readonly BasketPiece[], { id }: BasketPiece) => pieces.some((piece) => piece.id === id);
  const idsOf = (pieces: readonly BasketPiece[], others: readonly BasketPiece[]) =>
    pieces.flatMap((piece) => (has(others, piece) ? [piece.id] : [])).join();
  const keepsOrder = (pieces: readonly BasketPiece[]) => idsOf(pieces, base) === idsOf(base, pieces);
  // The side that changed the order has it; if both did, the order on screen stays.
  const [first, second] = keepsOrder(mine) && !keepsOrder(theirs) ? [theirs, mine] : [mine, theirs];
  const kept = first.filter((piece) => has(second, piece) || !has(base, piece));
  return [...kept, ...second.filter((piece) => !has(base, piece) && !has(kept, piece))];
}
