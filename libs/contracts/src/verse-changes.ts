import { z } from 'zod';
import { VERSE_CHANGES_LIMIT } from './limits.js';
import { verseInBody } from './places.js';

/** A body that says of many verses what each is to be; `mark` is the field that says it. */
export const verseChanges = <Mark extends z.ZodRawShape>(mark: Mark) =>
  z.strictObject({
    changes: z
      .array(z.strictObject({ ...verseInBody, ...mark }), { error: 'changes is a list of verses.' })
      .min(1, { error: 'Name at least one verse.' })
      .max(VERSE_CHANGES_LIMIT, { error: `At most ${VERSE_CHANGES_LIMIT} verses are changed at once.` }),
  });

/** What holds for every route that takes such a body. */
export const ALL_OR_NOTHING =
  'All of it or nothing: an unknown verse, or one that is named twice, is refused with 400 and leaves everything as it ' +
  'was. The same call again changes nothing more.';
