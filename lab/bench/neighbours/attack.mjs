import { setTimeout as delay } from 'node:timers/promises';
import { picture } from './hostile-pictures.mjs';

const fill = (words, length) => `${words} `.repeat(Math.ceil(length / (words.length + 1))).slice(0, length);
const many = (count, write) => Array.from({ length: count }, (_, at) => write(at)).join(' ');

const COMMON = 'the and of to that in he shall unto for his lord they be is not him them with';
const search = (q, more = '') =>
  `/api/bible/search?translation=ALL&limit=100&order=relevance&q=${encodeURIComponent(q)}${more}`;

/** One account's requests within its limits, each kind so many times a second. */
const KINDS = [
  {
    name: 'beginnings of one letter',
    perSecond: 2,
    path: search('a* OR b* OR c* OR d* OR e* OR f* OR g* OR h* OR t* OR w* OR s*'),
  },
  {
    name: 'phrases of beginnings',
    perSecond: 0.5,
    path: search('"a* t* a*" OR "t* o* t*" OR "a* h* s*" OR "i* t* a*"'),
  },
  {
    name: 'the largest search that is allowed',
    perSecond: 0.5,
    path: search('"the lord" OR "of the" OR "and he" OR "unto them"'),
  },
  { name: 'words with mistakes', perSecond: 0.5, path: search('beleive shepard jeruselem forgivness') },
  {
    name: 'study tools, 8,000 characters',
    perSecond: 1,
    path: '/api/bible/study-tools',
    body: () => ({ message: fill(COMMON, 8_000) }),
  },
  {
    name: 'a check of 100 kB with long references',
    perSecond: 0.5,
    path: '/api/study/verify',
    body: () => ({
      text: many(900, (at) => `“thy word was great unto me ${at} as the lamp of feet” (Psalms 119:1-176).`).slice(
        0,
        99_000,
      ),
    }),
  },
  {
    name: 'the largest check that is allowed',
    perSecond: 0.5,
    path: '/api/study/verify',
    body: () => ({
      text: many(900, (at) => `“never a purple camel of the north went up ${at} to the mountain of words”`).slice(
        0,
        99_000,
      ),
    }),
  },
  {
    name: 'questions, 8,000 characters',
    perSecond: 0.5,
    path: '/api/chat/messages',
    body: () => ({ message: fill(COMMON, 8_000) }),
  },
  // Texts that a pattern which tries all ways takes for ever to read.
  {
    name: 'a sermon file of a million blanks',
    perSecond: 1,
    path: '/api/sermon-files',
    body: () => ({
      name: 'sermon.txt',
      file: Buffer.from(`a${' '.repeat(1_000_000)}x`).toString('base64'),
    }),
  },
  {
    name: 'enhance, 60,000 full stops',
    perSecond: 0.5,
    path: '/api/chat/enhance',
    body: () => ({ action: 'rewrite', text: '.'.repeat(60_000) }),
  },
  {
    name: 'study tools, blanks before a reference',
    perSecond: 1,
    path: '/api/bible/study-tools',
    body: () => ({ message: `${' '.repeat(7_990)}John 3:16` }),
  },
  {
    name: 'study tools, 8,000 omegas',
    perSecond: 1,
    path: '/api/bible/study-tools',
    body: () => ({ message: 'ω'.repeat(8_000) }),
  },
  {
    name: 'a question, 8,000 omegas',
    perSecond: 0.5,
    path: '/api/chat/messages',
    body: () => ({ message: 'ω'.repeat(8_000) }),
  },
  // Files that unfold into hundreds of megabytes.
  {
    name: 'a picture of 49 megapixels at 16 bits',
    perSecond: 1,
    method: 'PUT',
    path: '/api/profile/picture',
    body: async () => ({ image: await picture('refused') }),
  },
  {
    name: 'a picture of 48 megapixels',
    perSecond: 0.5,
    method: 'PUT',
    path: '/api/profile/picture',
    body: async () => ({ image: await picture('taken') }),
  },
];

/**
 * Sends all of it for so many seconds, then leaves at once: what is not answered by then is abandoned.
 * @returns how often each answer came, by kind: `{ name: { 200: 3, 429: 57 } }`
 */
export async function attack({ url, token, seconds }) {
  const left = new AbortController();
  const answers = Object.fromEntries(KINDS.map(({ name }) => [name, {}]));
  const send = async ({ name, path, body, method = body ? 'POST' : 'GET' }) => {
    const status = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(await body()),
      signal: left.signal,
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => 'abandoned');
    answers[name][status] = (answers[name][status] ?? 0) + 1;
  };
  const sent = [];
  const repeat = async (kind) => {
    for (let at = 0; at < seconds * kind.perSecond; at += 1) {
      sent.push(send(kind));
      await delay(1_000 / kind.perSecond);
    }
  };
  await Promise.all(KINDS.map(repeat));
  left.abort();
  await Promise.all(sent);
  return answers;
}
