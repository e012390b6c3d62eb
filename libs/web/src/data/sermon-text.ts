import { PREACHING_STYLES, type Sermon, type SermonDraft, WRITING_MODES } from '@berea/contracts';

/** What the workspace writes of a sermon. */
export interface SermonText {
  readonly title: string;
  readonly scripture: string;
  readonly theme: string;
  readonly body: string;
  readonly style: (typeof PREACHING_STYLES)[number];
  readonly writingMode: (typeof WRITING_MODES)[number];
  readonly outline: string;
  readonly notes: string;
  /** Not saved by the sermon form yet: required texts may be empty. */
  readonly draft: boolean;
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
  draft: true,
};

export const textOfSermon = ({
  title,
  scripture,
  theme = '',
  body = '',
  style = EMPTY_SERMON.style,
  writingMode = EMPTY_SERMON.writingMode,
  outline,
  notes = '',
  draft,
}: Sermon): SermonText => ({
  title,
  scripture,
  theme,
  body,
  style,
  writingMode,
  outline,
  notes,
  draft: draft === true,
});

/** As it is sent: whatever lacks a required text is a draft. */
export const draftOfText = (text: SermonText): SermonDraft => ({
  ...text,
  draft: text.draft || ![text.title, text.scripture, text.outline].every((each) => each.trim()),
});

export const sameText = (one: SermonText, other: SermonText): boolean =>
  (Object.keys(EMPTY_SERMON) as (keyof SermonText)[]).every((name) => one[name] === other[name]);

/** Field by field: who changed one wins; undefined where both changed the same one, each in their own way. */
export function mergeSermonTexts(base: SermonText, mine: SermonText, theirs: SermonText): SermonText | undefined {
  const merged: Record<string, unknown> = {};
  for (const name of Object.keys(base) as (keyof SermonText)[]) {
    if (mine[name] === base[name] || mine[name] === theirs[name]) merged[name] = theirs[name];
    else if (theirs[name] === base[name]) merged[name] = mine[name];
    else return undefined;
  }
  return merged as unknown as SermonText;
}
