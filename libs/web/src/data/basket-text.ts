import type { BasketPiece } from '@berea/contracts';
import { BASKET_LIMITS, ORIGIN_LIMITS } from '@berea/contracts/values';
import { newId } from '../api/call-context.js';
import type { SermonPiece } from './add-piece.js';
import { t } from '../texts/web.js';

/** A piece that no basket with the others in it has room for. */
export class BasketFull extends Error {
  constructor() {
    super(t('web.basket-is-full'));
    this.name = 'BasketFull';
  }
}

/** A piece as a basket keeps it. */
export const basketPiece = (piece: SermonPiece): BasketPiece => {
  const { text, source, drafted, maker, about, kind = 'text', title = about } = piece;
  const model = maker?.model?.trim().slice(0, ORIGIN_LIMITS.model);
  const sources = maker?.sources.map((each) => each.title.trim().slice(0, ORIGIN_LIMITS.source)).filter(Boolean) ?? [];
  const named = source?.replace(/\s+/g, ' ').trim().slice(0, BASKET_LIMITS.source);
  return {
    id: newId(),
    kind,
    title: title.trim().slice(0, BASKET_LIMITS.title),
    text,
    ...(named && { source: named }),
    ...(drafted && { drafted }),
    ...(maker && {
      maker: {
        engine: maker.engine,
        ...(model && { model }),
        sources: [...new Set(sources)].slice(0, ORIGIN_LIMITS.sources),
      },
    }),
  };
};

/** A basket with one more at its end. @throws BasketFull */
export function addToBasket(pieces: readonly BasketPiece[], piece: BasketPiece): BasketPiece[] {
  const next = [...pieces, piece];
  const length = next.reduce((sum, { text }) => sum + text.length, 0);
  if (next.length > BASKET_LIMITS.pieces || length > BASKET_LIMITS.text) throw new BasketFull();
  return next;
}
