import { SERMON_FILE_LIMITS } from '@berea/contracts';
import { ApiError } from '@berea/server';
import { readFile, refusedFile } from './sermons/files/read-file.js';

/** Reads at most one byte more than a file may have. */
async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of process.stdin) {
    parts.push(Buffer.from(part));
    size += parts.at(-1)?.length ?? 0;
    if (size > SERMON_FILE_LIMITS.bytes) throw refusedFile('file_over_limit');
  }
  return Buffer.concat(parts);
}

/**
 * A program for the command line: the text of the file that comes in, as JSON. It is started with the word `document` for
 * a Word document, else with none: the lines of a text stay where they are.
 */
async function readDocument([kind]: readonly string[]): Promise<{ text: string } | { problem: string }> {
  try {
    const { text } = await readFile(kind === 'document' ? 'document' : 'verbatim', await readInput());
    return { text };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await readDocument(process.argv.slice(2))));
