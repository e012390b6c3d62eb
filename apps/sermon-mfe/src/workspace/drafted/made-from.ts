import type { DraftOrigin, EnhanceAction } from '@berea/contracts';
import type { Maker } from '@berea/web';
import { draftedPassages, makersOf } from '../../manuscript/markers.js';

interface Range {
  readonly start: number;
  readonly end: number;
}

const REPLACING: readonly EnhanceAction[] = ['expand', 'rewrite', 'style_rewrite'];

/**
 * The maker of words that replace others. It includes the makers of those, since their sources are behind the new
 * words, and a model's words stay a model's when the library lays them out.
 * @param range of the words in the body that are replaced
 */
export function madeFrom(
  action: EnhanceAction,
  maker: Maker,
  body: string,
  range: Range,
  origins: readonly DraftOrigin[],
): Maker {
  if (!REPLACING.includes(action)) return maker;
  const earlier = draftedPassages(body)
    .filter(({ start, end }) => start < range.end && range.start < end)
    .flatMap((passage) => makersOf(origins, passage));
  const sources = [...maker.sources, ...earlier.flatMap((each) => each.sources.map((title) => ({ title })))];
  const model = maker.engine === 'model' ? undefined : earlier.find(({ engine }) => engine === 'model');
  return { ...maker, ...(model && { engine: model.engine, model: model.model }), sources };
}
