import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { signUp } from '../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../tools/product/temporary-product.mjs';
import { warmRound } from '../study/warm-round.mjs';
import { quantile } from '../measures.mjs';
import { attack } from './attack.mjs';
import { picture } from './hostile-pictures.mjs';

const ROUNDS = 5;
const CALM_S = 12;
const ATTACK_S = 60;
/** Within the allowance of reads. */
const READ_EVERY_MS = 250;
const BOOKS = ['Genesis', 'Psalms', 'Isaiah', 'Matthew', 'Luke', 'John', 'Acts', 'Romans'];
const SERVICES = ['auth', 'study', 'content', 'gateway'];
/** Share of one core; less is the clockwork of a service at rest. */
const AT_REST = 0.2;
const WATCH_MS = 250;
const BOUND_MS = 60;
const BOUND_TIMES = 3;

/** One reader of chapters and notes, without and with a hostile account beside them, on the built product with its usual limits. */
export async function neighbours({ root, log }) {
  const product = await startTemporaryProduct({ root, environment: { RATE_LIMIT_SCALE: '1' } });
  try {
    const [reader, warm] = [await signUp(product.url), await signUp(product.url)];
    await Promise.all([picture('refused'), picture('taken')]);
    for (let at = 1; at <= 20; at += 1)
      await ask(product.url, reader, '/api/notes', { body: { title: `Note ${at}`, content: 'In the beginning.' } });
    await warmRound({ ask: (path, options) => ask(product.url, warm, path, options) });
    const pids = () => SERVICES.map((name) => product.running.pidOf(name)).join(' ');
    const before = pids();
    const calm = [];
    const attacked = [];
    const answers = [];
    let contentMb = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      log(`round ${round} of ${ROUNDS}: a calm one, then one beside a hostile account`);
      calm.push(await read(product.url, reader, CALM_S));
      const hostile = await signUp(product.url);
      const study = watch(product.running.pidOf('study'));
      const content = watch(product.running.pidOf('content'));
      const attacking = attack({ url: product.url, token: hostile.access_token, seconds: ATTACK_S });
      const reads = await read(product.url, reader, ATTACK_S - 1);
      answers.push(await attacking);
      attacked.push({ ...reads, restMs: await study.rest(), peakMb: study.end() });
      contentMb = Math.max(contentMb, content.end());
    }
    answers.forEach((each, at) => log(`answers of round ${at + 1}: ${JSON.stringify(each)}`));
    return describe(calm, attacked, before === pids(), contentMb);
  } finally {
    await product.end();
  }
}

/** Chapters one after another, every fourth time their notes, at the pace of somebody who leafs. */
async function read(url, session, seconds) {
  const times = [];
  let failed = 0;
  const until = performance.now() + seconds * 1_000;
  for (let at = 0; performance.now() < until; at += 1) {
    const begun = performance.now();
    const book = BOOKS[at % BOOKS.length];
    const path = at % 4 === 3 ? `/api/notes?search=${book}` : `/api/bible/${book}/${1 + (at % 15)}`;
    const { status } = await ask(url, session, path).catch(() => ({ status: 0 }));
    times.push(performance.now() - begun);
    if (status !== 200) failed += 1;
    await delay(Math.max(0, READ_EVERY_MS - (performance.now() - begun)));
  }
  return { count: times.length, failed, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function ask(url, { access_token }, path, { body } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${access_token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}

/** Follows a process by what the system tells of it. */
function watch(pid) {
  let peakMb = 0;
  const look = () => {
    const [, resident] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    peakMb = Math.max(peakMb, Number(resident) / 1_024);
  };
  const timer = setInterval(look, 500);
  return {
    /** Milliseconds until it does next to nothing any more; 10 s at most. */
    async rest() {
      const begun = performance.now();
      for (let passed = 0; passed < 10_000; passed = performance.now() - begun) {
        const used = cpuMs(pid);
        await delay(WATCH_MS);
        if ((cpuMs(pid) - used) / WATCH_MS < AT_REST) return passed;
      }
      return 10_000;
    },
    end() {
      clearInterval(timer);
      return peakMb;
    },
  };
}

/** Milliseconds of the processor that a process has used, in the system's ticks of 10 ms. */
function cpuMs(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function describe(calm, attacked, samePids, contentMb) {
  const ms = (value) => `${Math.round(value)} ms`;
  const median = (rows, field) =>
    quantile(
      rows.map((row) => row[field]),
      0.5,
    );
  const most = (rows, field) => Math.max(...rows.map((row) => row[field]));
  const sum = (rows, field) => rows.reduce((all, row) => all + row[field], 0);
  const bound = Math.max(BOUND_MS, BOUND_TIMES * median(calm, 'p95'));
  const [first, last] = [attacked[0], attacked.at(-1)];
  return [
    '| figure | calm | beside a hostile account | bound |',
    '| --- | --- | --- | --- |',
    `| chapters and notes asked for, in ${ROUNDS} rounds | ${sum(calm, 'count')} | ${sum(attacked, 'count')} | |`,
    `| not answered with 200 | ${sum(calm, 'failed')} | ${sum(attacked, 'failed')} | 0 |`,
    `| p50, median of the rounds | ${ms(median(calm, 'p50'))} | ${ms(median(attacked, 'p50'))} | |`,
    `| p95, median of the rounds | ${ms(median(calm, 'p95'))} | ${ms(median(attacked, 'p95'))} | ≤ ${ms(bound)} |`,
    `| services started again | | ${samePids ? 'none' : 'some'} | none |`,
    `| most memory of the study service, first and last round | | ${Math.round(first.peakMb)} and ${Math.round(last.peakMb)} MB | last ≤ 1.1 × first |`,
    `| most memory of the content service | | ${Math.round(contentMb)} MB | |`,
    `| from the end of the attack until the study service is at rest, median and most | | ${ms(median(attacked, 'restMs'))} and ${ms(most(attacked, 'restMs'))} | ≤ 1 s |`,
  ];
}
