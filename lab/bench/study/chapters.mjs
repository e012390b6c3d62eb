import { quantile } from '../measures.mjs';
import { startStudy } from './start-study.mjs';

const BROTLI = { 'accept-encoding': 'br' };
const WITH = '?include=layout,words,notes';

/** Every chapter of the King James Version over HTTP, by one reader, in each of the ways one after the other. */
export async function chapters({ root, log }) {
  const study = await startStudy({ root });
  try {
    const all = await chaptersOf(study);
    const ways = {
      plain: [],
      'compressed, the first time': [],
      'compressed, any other time': [],
      'known already (304)': [],
      'with layout, words and notes, compressed any other time': [],
    };
    // Warms up, so that no measured request is the first.
    for (const path of all) await study.ask(`${path}?translation=web`, { headers: BROTLI });
    log(`${all.length} chapters, ${Object.keys(ways).length} ways`);
    for (const path of all) {
      const plain = await study.ask(path);
      const first = await study.ask(path, { headers: BROTLI });
      const again = await study.ask(path, { headers: BROTLI });
      const known = await study.ask(path, { headers: { ...BROTLI, 'if-none-match': first.headers.etag } });
      await study.ask(`${path}${WITH}`, { headers: BROTLI });
      const rich = await study.ask(`${path}${WITH}`, { headers: BROTLI });
      if (known.status !== 304) throw new Error(`${path} was sent again.`);
      Object.values(ways).forEach((answers, way) => answers.push([plain, first, again, known, rich][way]));
    }
    return [
      '| chapters | p50 | p99 | p50 ÷ plain | bytes of all | bytes ÷ plain |',
      '| --- | --- | --- | --- | --- | --- |',
      ...Object.entries(ways).map(([way, answers]) => row(way, answers, ways.plain)),
    ];
  } finally {
    await study.end();
  }
}

/** The path of every chapter. */
async function chaptersOf(study) {
  const { bytes } = await study.ask('/api/bible/books');
  return JSON.parse(bytes).flatMap(({ name, chapters: count }) =>
    Array.from({ length: count }, (_, index) => `/api/bible/${encodeURIComponent(name)}/${index + 1}`),
  );
}

function row(way, answers, plain) {
  const p = (all, share) =>
    quantile(
      all.map(({ ms }) => ms),
      share,
    );
  const size = (all) => all.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return `| ${[
    way,
    `${p(answers, 0.5).toFixed(2)} ms`,
    `${p(answers, 0.99).toFixed(2)} ms`,
    (p(answers, 0.5) / p(plain, 0.5)).toFixed(2),
    size(answers).toLocaleString('en'),
    (size(answers) / size(plain)).toFixed(2),
  ].join(' | ')} |`;
}
