import { request } from 'undici';

/**
 * Listens to an answer as it is made, and says when each event came.
 * @param {{ url: string, token: string, agent: import('undici').Agent }} at
 * @param {string} path
 * @param {{ body?: object, after?: number, idempotencyKey?: string, until?: (event: object) => boolean }} [options] `until`: leaves after such an event
 * @returns {Promise<{ heard: { id: number, event: object, ms: number }[], ms: number }>} milliseconds since it was asked
 */
export async function listen({ url, token, agent }, path, { body, after, idempotencyKey, until = () => false } = {}) {
  const begun = performance.now();
  const answer = await request(`${url}${path}`, {
    dispatcher: agent,
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(after && { 'last-event-id': String(after) }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: body && JSON.stringify(body),
    bodyTimeout: 60_000,
  });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
  const heard = [];
  let rest = '';
  try {
    for await (const chunk of answer.body.setEncoding('utf8')) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop();
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (!/^event: message$/m.test(block) || !data) continue;
        const id = Number(/^id: (\d+)$/m.exec(block)?.[1]);
        heard.push({ id, event: JSON.parse(data), ms: performance.now() - begun });
        if (until(heard.at(-1).event)) return { heard, ms: performance.now() - begun };
      }
    }
  } catch (error) {
    // A process that was killed says nothing more; the events before count.
    if (!heard.length) throw error;
  }
  return { heard, ms: performance.now() - begun };
}

/** The deltas after the last restart, joined. */
export const textOf = (heard) =>
  heard.reduce((text, { event }) => {
    if (event.type === 'restart') return '';
    return event.type === 'delta' ? text + event.text : text;
  }, '');

/** When the first event of a type came, in milliseconds. */
export const timeOf = (heard, type, fits = () => true) =>
  heard.find(({ event }) => event.type === type && fits(event))?.ms ?? NaN;
