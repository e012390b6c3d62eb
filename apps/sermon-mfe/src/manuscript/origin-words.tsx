import type { DraftOrigin, EnhanceAction } from '@berea/contracts';
import { formatDay } from '@berea/ui/data';
import { draftedPassages, makersOf } from './markers.js';
import type { Block } from './read-manuscript.js';
import { t } from '../texts/sermon-origins.js';

/** How versions, reviews and the margin name what was done. */
export const toolNames = (): Readonly<Record<EnhanceAction, string>> => ({
  expand: t('sermon-origins.expand-point'),
  rewrite: t('sermon-origins.rewrite-clearly'),
  add_verse: t('sermon-origins.add-verse'),
  add_illustration: t('sermon-origins.add-illustration'),
  style_rewrite: t('sermon-origins.rewrite-in-this-style'),
  convert_outline: t('sermon-origins.fill-from-body'),
  format_outline: t('sermon-origins.outline'),
  format_manuscript: t('sermon-origins.full-manuscript'),
  format_bullets: t('sermon-origins.bullets'),
});

/** The origin of a passage, in words. */
export interface OriginWords {
  /** 'Expand Point' */
  readonly tool: string;
  /** The name of a model; absent where the words come from works that are named, or are the user's own. */
  readonly model?: string;
  /** '22 Nov 2026' */
  readonly day: string;
  /** 'Sources: King James Version; Gill' */
  readonly sources: string;
}

/** Words for the maker and the sources of a passage. */
export const wordsOfOrigin = ({ action, engine, model, sources, at }: DraftOrigin): OriginWords => ({
  tool: action === 'answer' ? t('sermon-origins.answer') : toolNames()[action],
  ...(engine !== 'library' && {
    model: model ? t('sermon-origins.model-of-name', { model }) : t('sermon-origins.model'),
  }),
  day: formatDay(at),
  sources: sources.length
    ? t('sermon-origins.sources', { sources: sources.join('; ') })
    : engine === 'model' && action === 'add_illustration'
      ? t('sermon-origins.no-source-written-not-reported')
      : t('sermon-origins.from-your-own-words'),
});

/** 'Expand Point', or 'Expand Point: Model (…)' */
const makerOf = (origin: DraftOrigin): string => {
  const { tool, model } = wordsOfOrigin(origin);
  return model ? `${tool}: ${model}` : tool;
};

/** Which tools and models made a passage, when, and out of what; of none where the sermon does not know. */
export function DraftNote({ makers }: { readonly makers: readonly DraftOrigin[] }) {
  if (!makers.length) return <small>{t('sermon-origins.drafted-by-scholar')}</small>;
  return makers.map((origin) => {
    const { day, sources } = wordsOfOrigin(origin);
    return (
      <small key={origin.print}>
        {`${makerOf(origin)}, `}
        <time dateTime={origin.at}>{day}</time>
        {`. ${sources}`}
      </small>
    );
  });
}

/** Mark of a source, which is named beside the passage itself. */
const MARK = /\[\^[^\]\s]{1,40}\]/g;

export const draftedHeading = () => t('sermon-origins.drafted-by-scholar');

/** The passages of a body that Scholar drafted, each with the tools and models that made it, its date and sources. */
export const draftedList = (body: string, origins: readonly DraftOrigin[] = []): Block[] =>
  draftedPassages(body).flatMap((passage): Block[] => [
    { kind: 'item', text: passage.text.replace(MARK, '').replace(/\s+/g, ' ') },
    ...makersOf(origins, passage).map((origin): Block => {
      const { day, sources } = wordsOfOrigin(origin);
      return { kind: 'text', text: `${makerOf(origin)}, ${day}. ${sources}` };
    }),
  ]);
