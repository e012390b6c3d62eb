import { readKept, joinContents } from '@berea/web';
import type { BasketPiece, DraftOrigin, Sermon, SermonDraft } from '@berea/contracts';
import { PREACHING_STYLES, SERMON_LIMITS, WRITING_MODES } from '@berea/contracts/values';
import { mergeBaskets } from '../basket/basket-order.js';
import { joinOrigins } from '../data/draft-origins.js';

/** Fields of a sermon that the workspace writes. */
export interface SermonText {
  readonly title: string;
  readonly scripture: string;
  readonly theme: string;
  readonly body: string;
  readonly style: (typeof PREACHING_STYLES)[number];
  readonly writingMode: (typeof WRITING_MODES)[number];
  readonly outline: string;
  readonly notes: string;
  /** The day for which it is planned, or none; undefined where an earlier release kept the text: then it stays as the server has it. */
  readonly date: string | undefined;
  /** Not saved by the sermon form yet: required texts may be empty. */
  readonly draft: boolean;
  /** Origins of the passages that Scholar drafted, the newest first. */
  readonly origins: DraftOrigin[];
  /** Pieces that wait to be put into the body, in order. */
  readonly basket: BasketPiece[];
}

export const EMPTY_SERMON: SermonText = {
  title: '',
  scripture: '',
  theme: '',
  body: '',
  style: PREACHING_STYLES[0],
  writingMode: WRITING_MODES[0],
  outline: '',
  notes: '',
  date: '',
  draft: true,
  origins: [],
  basket: [],
};

/** The texts of it: lists are joined, and a day is no words. */
const FIELDS = (Object.keys(EMPTY_SERMON) as (keyof SermonText)[]).filter(
  (name) => name !== 'origins' && name !== 'basket' && name !== 'date',
);

/** Two changes within its limit can make a text that is longer. */
const LIMITED = ['title', 'scripture', 'theme', 'body', 'outline', 'notes'] as const;

export const textOfSermon = ({
  title,
  scripture,
  theme = '',
  body = '',
  style = EMPTY_SERMON.style,
  writingMode = EMPTY_SERMON.writingMode,
  outline,
  notes = '',
  date = '',
  draft,
  origins = [],
  basket = [],
}: Sermon): SermonText => ({
  title,
  scripture,
  theme,
  body,
  style,
  writingMode,
  outline,
  notes,
  date,
  draft: draft === true,
  origins,
  basket,
});

/** A browser's kept text, with defaults for fields that it did not know yet. */
export function wholeText(kept: unknown): SermonText {
  const { date } = readKept<{ readonly date?: unknown }>(kept, {});
  return { ...readKept(kept, EMPTY_SERMON), date: typeof date === 'string' ? date : undefined };
}

/** The known fields of a text: the server takes no others. */
const knownOf = (text: SermonText): SermonText =>
  Object.fromEntries(
    Object.keys(EMPTY_SERMON).map((name) => [name, text[name as keyof SermonText]]),
  ) as unknown as SermonText;

/** As it is sent: whatever lacks a required text is a draft. */
export const draftOfText = (text: SermonText): SermonDraft => ({
  ...knownOf(text),
  draft: text.draft || ![text.title, text.scripture, text.outline].every((each) => each.trim()),
});

export const sameText = (one: SermonText, other: SermonText): boolean =>
  FIELDS.every((name) => one[name] === other[name]) &&
  (one.date ?? other.date) === (other.date ?? one.date) &&
  JSON.stringify([one.origins, one.basket]) === JSON.stringify([other.origins, other.basket]);

/**
 * One text out of two, as notes are joined: field by field, and in texts word by word; undefined where both changed the
 * same words, each in their own way. No origin of a drafted passage and no waiting piece is lost.
 */
export async function mergeSermonTexts(
  base: SermonText,
  mine: SermonText,
  theirs: SermonText,
): Promise<SermonText | undefined> {
  const merged = await joinContents(base, mine, theirs, FIELDS);
  if (!merged || LIMITED.some((name) => merged[name].length > SERMON_LIMITS[name])) return undefined;
  return {
    ...merged,
    // The last word on a day is the one that counts: two halves of two days would be a third one.
    date: mine.date === base.date ? theirs.date : mine.date,
    origins: joinOrigins(theirs.origins, mine.origins),
    basket: mergeBaskets(base.basket, mine.basket, theirs.basket),
  };
}
