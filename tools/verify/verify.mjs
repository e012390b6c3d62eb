import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text as textIn } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { libraryFolder } from '../launch/library.mjs';
import { prepareBuilds } from '../launch/prepare.mjs';
import { StartupError } from '../launch/startup-error.mjs';
import { holds, writeReport } from './report.mjs';

export const USAGE = `berea verify <file> [--text <code>]... [--json]
  checks each quotation of Scripture in a .md, .txt or .docx file; - reads text from the standard input
  --text   compares with this version alone, such as KJV; the first one named is the main one; all that are installed otherwise
  --json   prints the whole result for programs
The exit code is 0 where all quotations hold, 1 where one does not, 2 where the file could not be checked.`;

/** Why a file could not be opened, by the code of the error. */
const UNREADABLE = { ENOENT: 'is not there', EISDIR: 'is a folder', EACCES: 'may not be read by you' };

/**
 * Checks the quotations of a file.
 * @param {{ root: string, environment: NodeJS.ProcessEnv, words: string[], input: NodeJS.ReadableStream, log: (text: string) => void }} call
 *   `log` gets what is done before the file is read, such as a build
 * @returns {Promise<{ report: string, code: 0 | 1 }>}
 * @throws StartupError that says why the file was not checked
 */
export async function verify({ root, environment, words, input, log }) {
  const { file, versions, json } = readWords(words);
  const [read, audit] = ['content/read-document.mjs', 'study/audit-text.mjs'].map((name) =>
    path.join(root, 'dist', name),
  );
  // As other commands do, it takes the build that is there; a start brings it up to date.
  if (![read, audit].every((program) => fs.existsSync(program)))
    await prepareBuilds({ root, log }, ['study', 'content'], () => {});
  const isDocument = /\.docx$/i.test(file);
  // npm runs us in the clone, wherever the user stands.
  const source = file === '-' ? input : fs.createReadStream(path.resolve(environment.INIT_CWD ?? process.cwd(), file));
  const { text } = await runProgram(read, {
    words: isDocument ? ['document'] : [],
    source,
    env: environment,
    file,
  });
  const { versions: compared, citations: found } = await runProgram(audit, {
    words: [],
    source: [JSON.stringify({ text, versions })],
    env: { ...environment, BEREA_LIBRARY_DIR: libraryFolder(root, environment) },
    file,
  });
  const unit = isDocument ? 'paragraph' : 'line';
  const citations = isDocument ? inParagraphs(text, found) : found;
  const code = citations.every(holds) ? 0 : 1;
  const result = { file, versions: compared, citations };
  return { report: json ? `${JSON.stringify(result, null, 2)}\n` : writeReport(result, unit), code };
}

function readWords(words) {
  const options = { text: { type: 'string', multiple: true }, json: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (!file || more.length) throw new StartupError(USAGE);
    return { file, versions: values.text ?? [], json: values.json ?? false };
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(`${error.message}\n${USAGE}`);
  }
}

/** A reader of a Word document sees no lines: its paragraphs are counted in their place. */
function inParagraphs(text, citations) {
  let paragraph = 0;
  const numbers = text.split('\n').map((line) => (line.trim() ? (paragraph += 1) : paragraph));
  return citations.map(({ line, ...citation }) => ({ paragraph: numbers[line - 1], ...citation }));
}

/**
 * Runs a built program, which answers with JSON.
 * @param {Iterable<string> | NodeJS.ReadableStream} source what goes in
 * @throws StartupError with the problem that it names, or with that of the file
 */
async function runProgram(program, { words, source, env, file }) {
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [sent, answer] = await Promise.allSettled([pipeline(source, child.stdin), textIn(child.stdout)]);
  const broken = sent.reason?.code;
  if (Object.hasOwn(UNREADABLE, broken ?? '')) throw new StartupError(`${file} ${UNREADABLE[broken]}.`);
  // A program that has read enough closes its end of the pipe; what it answered counts.
  if (sent.status === 'rejected' && broken !== 'EPIPE' && broken !== 'ERR_STREAM_PREMATURE_CLOSE') throw sent.reason;
  if (!answer.value) throw new StartupError(`${path.basename(program)} ended without an answer.`);
  const result = JSON.parse(answer.value);
  if (result.problem) throw new StartupError(`${file}: ${result.problem}`);
  return result;
}
