import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** No answer, or one of these: the write may or may not have happened, and the same key tells the next try. */
const TRY_AGAIN = new Set([409, 429, 502, 503, 504]);
const PAUSE_MS = 50;
const PATIENCE_MS = 15_000;

const BODIES = {
  note: (text) => ['/api/notes', { title: text, content: 'Written while parts of the server are being killed.' }],
  sermon: (text) => ['/api/sermons', { title: text, scripture: 'Acts 17:11', outline: '1. They searched.' }],
  question: (text) => ['/api/chat/messages', { message: `What does John 3:16 say? (${text})` }],
};

/** Turns of a writer, one after the other; a question costs the engine's work and so comes rarely. */
const TURNS = ['note', 'edition', 'sermon', 'edition', 'note', 'edition', 'note', 'question'];

/**
 * Writes until `stopped()`: new things, each with a key of its own that all of its tries carry, and ever newer editions
 * of one manuscript. It finishes what it began, so that in the end nothing is in doubt.
 * @param {{ number: number, token: string, url: string }} writer
 * @param {ReturnType<import('./expected-writes.mjs').createExpectedWrites>} expected
 * @param {() => boolean} stopped
 */
export async function write(writer, expected, stopped) {
  const manuscript = await begin(writer, expected);
  for (let turn = 0; !stopped(); turn += 1) {
    const kind = TURNS[turn % TURNS.length];
    if (kind === 'edition') await revise(writer, expected, manuscript);
    else await create(writer, expected, kind, `${kind} ${writer.number}-${turn}-${randomUUID().slice(0, 8)}`);
  }
}

async function begin(writer, expected) {
  const body = await create(writer, expected, 'note', `manuscript of writer ${writer.number}`);
  return { id: body.id, version: body.version, edition: 0 };
}

/** @returns {Promise<any>} the created thing */
async function create(writer, expected, kind, text) {
  const entry = expected.begin(writer.number, kind, text);
  const [path, body] = BODIES[kind](text);
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const answer = await send(writer, expected, 'POST', path, body, headers);
    if (answer?.status === 201) {
      if (!JSON.stringify(answer.body).includes(text)) expected.violation(`${text}: answered with something else`);
      expected.acknowledge(entry);
      return answer.body;
    }
    if (answer && !TRY_AGAIN.has(answer.status)) {
      expected.violation(`${text}: ${answer.status} ${JSON.stringify(answer.body)}`);
      throw new Error(`POST ${path} answered ${answer.status}`);
    }
    await delay(PAUSE_MS);
  }
}

/** Saves the next edition over the one that it knows. A lost answer shows as 412 at the next try, and the note tells. */
async function revise(writer, expected, manuscript) {
  const edition = manuscript.edition + 1;
  const body = { title: `manuscript of writer ${writer.number}`, content: `edition ${edition}` };
  const headers = { 'if-match': `"${manuscript.version}"` };
  for (;;) {
    const answer = await send(writer, expected, 'PUT', `/api/notes/${manuscript.id}`, body, headers);
    const saved = answer?.status === 412 ? await find(writer, expected, manuscript.id) : answer;
    if (saved?.status === 200) {
      if (saved.body.content !== body.content || saved.body.version !== manuscript.version + 1) {
        expected.violation(`edition ${edition} of writer ${writer.number} became ${JSON.stringify(saved.body)}`);
      }
      Object.assign(manuscript, { edition, version: saved.body.version });
      expected.acknowledgeEdition(writer.number, edition);
      return;
    }
    if (saved && !TRY_AGAIN.has(saved.status)) {
      expected.violation(
        `edition ${edition} of writer ${writer.number}: ${saved.status} ${JSON.stringify(saved.body)}`,
      );
      throw new Error(`PUT /api/notes answered ${saved.status}`);
    }
    await delay(PAUSE_MS);
  }
}

const find = (writer, expected, id) => send(writer, expected, 'GET', `/api/notes/${id}`);

/** One try; undefined when no whole answer came. */
async function send({ url, token }, expected, method, path, body, headers = {}) {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = { status: response.status, body: await response.json() };
    expected.tried(response.ok);
    return answer;
  } catch {
    expected.tried(false);
    return undefined;
  }
}
