import { randomUUID } from 'node:crypto';

const WORDS = ['mercy', 'bread', 'shepherd', 'exile', 'vineyard', 'hope', 'sabbath', 'wisdom', 'lamp', 'covenant'];
/** Other words for each of 90 turns, since the gateway keeps the answers to what was asked before. */
const pair = (turn) => {
  const [first, step] = [turn % 10, 1 + (Math.floor(turn / 10) % 9)];
  return `${WORDS[first]}%20${WORDS[(first + step) % 10]}`;
};

/**
 * Requests of people at Berea, by kind. `ask` makes the request of a turn; `count`: how many are made when their cost
 * is measured; `aMinute`: how many a studying user makes; `aSecond`: how many there are in the mixed load.
 */
export const SCENARIOS = {
  'a chapter': {
    count: 2_000,
    aMinute: 1,
    aSecond: 60,
    ask: (turn) => ({ path: `/api/bible/Psalms/${1 + (turn % 150)}` }),
  },
  'a search': { count: 75, aMinute: 0.25, aSecond: 4, ask: (turn) => ({ path: `/api/bible/search?q=${pair(turn)}` }) },
  'the list of notes': { count: 1_000, aMinute: 0.5, aSecond: 20, ask: () => ({ path: '/api/notes?limit=20' }) },
  'a note saved': {
    count: 1_000,
    aMinute: 1,
    aSecond: 20,
    ask: () => post('/api/notes', { title: 'Load', content: 'The quick and the dead. '.repeat(20) }),
  },
  'a question to Scholar, from the library': {
    count: 60,
    aMinute: 0.2,
    aSecond: 2,
    ask: (turn) =>
      post('/api/chat/messages', { message: `What does the Bible say about ${WORDS[turn % WORDS.length]}?` }),
  },
};

const post = (path, body) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});
