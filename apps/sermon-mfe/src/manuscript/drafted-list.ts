import type { DraftOrigin } from '@berea/contracts';
import { draftedPassages, makersOf } from './markers.js';
import { wordsOfOrigin } from './origin-words.js';
import type { Block } from './read-manuscript.js';

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
