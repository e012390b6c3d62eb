import type { DraftOrigin, EnhanceAction } from '@berea/contracts';
import { formatDay } from '@berea/ui/data';
import { draftedPassages, makersOf } from './markers.js';
import type { Block } from './read-manuscript.js';

/** How versions, reviews and the margin name what was done. */
export const TOOL_NAMES: Readonly<Record<EnhanceAction, string>> = {
  expand: 'Expand Point',
  rewrite: 'Rewrite Clearly',
  add_verse: 'Add Verse',
  add_illustration: 'Add Illustration',
  style_rewrite: 'Rewrite in this style',
  convert_outline: 'Fill from body',
  format_outline: 'Outline',
  format_manuscript: 'Full Manuscript',
  format_bullets: 'Bullets',
};

/** What made a passage, in words. */
export interface OriginWords {
  /** 'Expand Point' */
  readonly tool: string;
  /** 'Library, no model', or the name of a model */
  readonly engine: string;
  /** '22 Nov 2026' */
  readonly day: string;
  /** 'Sources: King James Version; Gill' */
  readonly sources: string;
}

/** What made a passage of a manuscript, and out of what. */
export const wordsOfOrigin = ({ action, engine, model, sources, at }: DraftOrigin): OriginWords => ({
  tool: action === 'answer' ? 'Answer' : TOOL_NAMES[action],
  engine: engine === 'library' ? 'Library, no model' : `Model${model ? ` (${model})` : ''}`,
  day: formatDay(at),
  sources: sources.length
    ? `Sources: ${sources.join('; ')}`
    : engine === 'model' && action === 'add_illustration'
      ? 'No source: written, not reported'
      : 'From your own words',
});

/** Which tools and engines made a passage, when, and out of what; of none where the sermon does not know. */
export function DraftNote({ makers }: { readonly makers: readonly DraftOrigin[] }) {
  if (!makers.length) return <small>Drafted by Scholar</small>;
  return makers.map((origin) => {
    const { tool, engine, day, sources } = wordsOfOrigin(origin);
    return (
      <small key={origin.print}>
        {`${tool}: ${engine}, `}
        <time dateTime={origin.at}>{day}</time>
        {`. ${sources}`}
      </small>
    );
  });
}

/** Of a source: what it stands for is named where the passage stands. */
const MARK = /\[\^[^\]\s]{1,40}\]/g;

export const DRAFTED_HEADING = 'Drafted by Scholar';

/** What Scholar drafted of a body, passage by passage, each with the tools and engines that made it, when, and out of what. */
export const draftedList = (body: string, origins: readonly DraftOrigin[] = []): Block[] =>
  draftedPassages(body).flatMap((passage): Block[] => [
    { kind: 'item', text: passage.text.replace(MARK, '').replace(/\s+/g, ' ') },
    ...makersOf(origins, passage).map((origin): Block => {
      const { tool, engine, day, sources } = wordsOfOrigin(origin);
      return { kind: 'text', text: `${tool}: ${engine}, ${day}. ${sources}` };
    }),
  ]);
