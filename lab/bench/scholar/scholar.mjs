import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { quantile } from '../measures.mjs';
import { listen, textOf, timeOf } from './listen.mjs';
import { longConversation } from './long-conversation.mjs';
import { startPlace } from './place.mjs';

const STREAM = '/api/chat/messages/stream';
const QUESTIONS = 100;
const TIMES = 100;
const KILLS = 3;
/** As many followers and stops as are under way at once. */
const AT_ONCE = 10;

const ms = (time) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
const p = (times, share) => quantile(times, share);

/** How soon Scholar answers, and what becomes of an answer whose reader, or whose server, goes away. */
export async function scholar({ root, log }) {
  const place = await startPlace({ root });
  const lines = ['| what | measured | bound |', '| --- | --- | --- |'];
  const row = (...cells) => lines.push(`| ${[...cells, ''].slice(0, 3).join(' | ')} |`);
  const further = [];
  try {
    log('the library: a question as JSON, as a stream, and as a stream through the gateway, in turn');
    const times = await answer(place, questionsOf(root));
    row('first event of a stream, p95', ms(p(times.first, 0.95)), '≤ 100 ms');
    row('first text of a stream ÷ the JSON call, p50', (p(times.text, 0.5) / p(times.json, 0.5)).toFixed(2), '≤ 1.2');
    row('whole answer as a stream, p50 and p95', `${ms(p(times.whole, 0.5))}, ${ms(p(times.whole, 0.95))}`);
    row('of it checked and kept, p50 and p95', `${ms(p(times.checked, 0.5))}, ${ms(p(times.checked, 0.95))}`);
    row('the same as one JSON call, p50 and p95', `${ms(p(times.json, 0.5))}, ${ms(p(times.json, 0.95))}`);
    row('first event through the gateway, p50, more than past it', ms(p(times.gateway, 0.5) - p(times.first, 0.5)));

    const { long, short } = await longConversation(place);
    row(
      'opening a conversation of 5,000 messages ÷ one of 50, p50',
      `${(long / short).toFixed(2)} (${ms(long)})`,
      '≤ 1.3',
    );

    log('a reader who reloads in the middle, at the other instance');
    row(`reloaded in the middle, nothing lost and nothing twice, of ${TIMES}`, await reload(place), TIMES);
    log('a reader who stops');
    row(`stopped: the model's connection closed within 1 s, of ${TIMES}`, await stop(place), TIMES);
    log('an instance that is killed');
    const killed = await kill(place, further);
    row(`kill -9 of an instance: stands as broken off elsewhere, longest of ${KILLS}`, ms(killed.longest), '≤ 15 s');
    row('of these made a second time', killed.twice, 0);
    return lines;
  } finally {
    await place.end(...further);
  }
}

/** People's questions, without follow-ups and those in distress. */
function questionsOf(root) {
  const file = path.join(root, 'services/study/src/evaluation/questions.tsv');
  const [, ...rows] = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  const asked = rows.map((line) => line.split('\t')).filter(([kind]) => kind !== 'follow-up' && kind !== 'situation');
  return asked.map(([, question]) => question).slice(0, QUESTIONS);
}

async function answer({ library, gateway, agent, issue }, questions) {
  const { token } = await issue();
  const times = { json: [], first: [], text: [], whole: [], checked: [], gateway: [] };
  const json = async (message) => {
    const begun = performance.now();
    const { body } = await request(`${library.url}/api/chat/messages`, {
      dispatcher: agent,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    await body.dump();
    return performance.now() - begun;
  };
  const stream = (url, message) => listen({ url, token, agent }, STREAM, { body: { message } });
  for (const warm of questions.slice(0, 10)) {
    await json(warm);
    await stream(gateway.url, warm);
  }
  for (const message of questions) {
    times.json.push(await json(message));
    const { heard, ms: whole } = await stream(library.url, message);
    times.first.push(heard[0].ms);
    times.text.push(timeOf(heard, 'delta'));
    times.whole.push(whole);
    times.checked.push(timeOf(heard, 'done') - timeOf(heard, 'step', ({ step }) => step === 'checking'));
    times.gateway.push((await stream(gateway.url, message)).heard[0].ms);
  }
  return times;
}

/** Runs work so many times, a few at once, each with an account of its own. @returns how often it came out well */
async function often(issue, work) {
  let good = 0;
  for (let done = 0; done < TIMES; done += AT_ONCE) {
    const round = Array.from({ length: AT_ONCE }, async () => work(await issue()));
    good += (await Promise.all(round)).filter(Boolean).length;
  }
  return good;
}

const begin = (url, token, agent) =>
  listen({ url, token, agent }, STREAM, {
    body: { message: 'What does Matthew 5:3 say?' },
    until: ({ type }) => type === 'delta',
  });

const reload = ({ one, two, agent, issue }) =>
  often(issue, async ({ token }) => {
    const { heard } = await begin(one.url, token, agent);
    const { id } = heard[0].event.message;
    const after = heard.at(-1).id;
    const follow = (from) => listen({ url: two.url, token, agent }, `/api/chat/messages/${id}/stream`, { after: from });
    const [whole, rest] = await Promise.all([follow(), follow(after)]);
    const done = whole.heard.at(-1).event;
    const numbers = rest.heard.map((each) => each.id);
    return (
      done.type === 'done' &&
      textOf(whole.heard) === done.message.response &&
      textOf([...heard, ...rest.heard]) === done.message.response &&
      numbers.every((number, at) => number === after + 1 + at)
    );
  });

async function stop({ one, two, model, agent, issue }) {
  let good = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const { token } = await issue();
    const { heard } = await begin(one.url, token, agent);
    model.state.leftAt = NaN;
    const stopped = performance.now();
    // Every other one is stopped where it is not made.
    const { url } = time % 2 ? one : two;
    const { body } = await request(`${url}/api/chat/messages/${heard[0].event.message.id}/stop`, {
      dispatcher: agent,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const { state } = await body.json();
    while (Number.isNaN(model.state.leftAt) && performance.now() - stopped < 1_000) await delay(5);
    if (state === 'stopped' && model.state.leftAt - stopped < 1_000) good += 1;
  }
  return good;
}

async function kill(place, further) {
  const { two, model, agent, issue } = place;
  let longest = 0;
  let twice = 0;
  let victim = place.one;
  for (let time = 0; time < KILLS; time += 1) {
    const { token } = await issue();
    const { heard } = await begin(victim.url, token, agent);
    const { asked } = model.state;
    const elsewhere = [{ url: two.url, token, agent }, `/api/chat/messages/${heard[0].event.message.id}/stream`];
    // Some of it is kept by then: the other instance knows it from the database alone.
    await listen(...elsewhere, { until: ({ type }) => type === 'delta' });
    const killed = performance.now();
    process.kill(victim.pid, 'SIGKILL');
    const followed = await listen(...elsewhere);
    const last = followed.heard.at(-1).event;
    if (last.code !== 'broken_off' || !textOf(followed.heard)) throw new Error(`ended with ${JSON.stringify(last)}`);
    longest = Math.max(longest, performance.now() - killed);
    if (model.state.asked !== asked) twice += 1;
    victim = await place.again();
    further.push(victim);
  }
  return { longest, twice };
}
