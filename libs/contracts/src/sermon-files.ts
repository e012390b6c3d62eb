import { z } from 'zod';
import { SERMON_FILE_LIMITS } from './values/limits.js';
import { route } from './route.js';
import { line } from './text.js';

const NO_FILE = { error: 'file is a .txt, .md or .docx file in base64.' };
const TOO_LARGE = { error: 'A file may have up to 5 MiB. Save it without pictures, or in parts.' };

/** Two lines of text, as an example for people who try the route. */
const TWO_LINES = 'TWF0dGhldyA1OjEzCllvdSBhcmUgdGhlIHNhbHQu';

export const SermonFile = z
  .strictObject({
    name: line('Name', SERMON_FILE_LIMITS.name)
      .describe('With its ending, which says what kind it is')
      .meta({ examples: ['2019-03-24 Salt.txt'] }),
    file: z
      .base64(NO_FILE)
      .min(1, NO_FILE)
      .max(Math.ceil(SERMON_FILE_LIMITS.bytes / 3) * 4, TOO_LARGE)
      .describe('The file in base64, up to 5 MiB')
      .meta({ examples: [TWO_LINES] }),
  })
  .meta({ id: 'SermonFile' });
export type SermonFile = z.infer<typeof SermonFile>;

/** A sermon as read from its file. Title, scripture and date may be guesses that the user can correct. */
export const ReadSermon = z
  .object({
    title: z.string(),
    scripture: z
      .string()
      .describe('The readings that it names at its top, or the first passage; empty where there is none'),
    date: z.string().describe('A day such as 2019-03-24; empty where none is named beyond doubt'),
    theme: z.string().describe('Empty where the file names none as such'),
    outline: z.string().describe('Its headings, one a line; empty where there are none'),
    body: z.string().describe('Its text, with headings, items, quotations and footnotes as a manuscript has them'),
  })
  .meta({ id: 'ReadSermon' });
export type ReadSermon = z.infer<typeof ReadSermon>;

export const sermonFilesContract = {
  read: route
    .meta({ class: 'file', bodyLimit: SERMON_FILE_LIMITS.body })
    .route({
      method: 'POST',
      path: '/api/sermon-files',
      summary: 'Read a sermon out of a file',
      description:
        'Of a text, Markdown or Word file. Nothing is kept: what is read is shown, corrected, and saved by ' +
        '`POST /api/sermons`. One file at a time; a file that is no sermon, unfolds beyond 30 MiB or takes longer than ' +
        '15 seconds is refused with 400 and what to do.',
      tags: ['Sermons'],
    })
    .input(SermonFile)
    .output(ReadSermon),
};
