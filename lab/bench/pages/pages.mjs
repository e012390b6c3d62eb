import fs from 'node:fs';
import path from 'node:path';
import { startBrowser } from '../../../tools/product/browser.mjs';
import { signUp } from '../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../tools/product/temporary-product.mjs';
import { quantile } from '../measures.mjs';
import { openPage } from './open-page.mjs';

/** So many visits to each build, one after the other. */
const PAIRS = 9;
/** Bounds of scripts (KB), requests, blocked milliseconds. */
export const PAGES = [
  { what: 'sign-in', at: '/', until: 'input[type=password]', bounds: { kilobytes: 240, requests: 20 } },
  { what: 'home, signed in', at: '/', until: 'textarea', signedIn: true, bounds: { kilobytes: 320, requests: 25 } },
  { what: 'Bible', at: '/bible', until: '[data-verse]', signedIn: true, bounds: {} },
];
/** Share of the time that the earlier build takes to the largest paint. */
const SHARE = { cold: 0.5, warm: 0.35 };

/**
 * Cost of one page: this build's, and that of an earlier build in turn, both served by the same code on one machine.
 * @param {{ root: string, log: (text: string) => void, anchor?: string, pairs?: number }} options `anchor`: the `dist`
 *   of that build; `pairs`: how many visits to each
 */
export async function pages({ root, log, anchor, pairs = PAIRS }) {
  if (!anchor || !fs.existsSync(path.join(anchor, 'shell', 'index.html'))) {
    throw new Error('Name the dist folder of an earlier build: npm run bench -- pages --anchor <folder>.');
  }
  const browser = await startBrowser();
  const products = [];
  try {
    const start = async (webRoot, environment) => {
      const product = await startTemporaryProduct({ root, webRoot, environment });
      products.push(product);
      return { url: product.url, session: await signUp(product.url) };
    };
    const earlier = path.resolve(anchor);
    const sides = { now: await start(path.join(root, 'dist')), before: await start(earlier, remotesOf(earlier)) };
    const rows = [];
    for (const page of PAGES) {
      for (const visit of ['cold', 'warm']) {
        log(`${page.what}, ${visit}`);
        rows.push(row(page, visit, await measure(browser, sides, page, { warm: visit === 'warm', pairs })));
      }
    }
    return [
      '| page, visit | scripts (br) | requests | blocked | largest paint | before: scripts, requests, blocked, paint | paint ÷ before | bound |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ];
  } finally {
    await browser.close();
    for (const product of products) await product.end();
  }
}

/**
 * Addresses of an earlier build's remotes: they meet by the contract of their own time, which is in the clone around
 * their `dist`. Without that clone, this version's contract holds.
 * @param {string} dist
 * @returns {Record<string, string>} settings of the server
 */
function remotesOf(dist) {
  const source = ['values/feature-contract.ts', 'feature-contract.ts']
    .map((file) => path.join(dist, '../libs/contracts/src', file))
    .find((file) => fs.existsSync(file));
  if (!source) return {};
  const [, contractVersion] = /FEATURE_CONTRACT_VERSION = '([^']+)'/.exec(fs.readFileSync(source, 'utf8')) ?? [];
  if (!contractVersion) throw new Error(`There is no FEATURE_CONTRACT_VERSION in ${source}.`);
  const ids = fs.readdirSync(dist).flatMap((folder) => /^(.+)-mfe$/.exec(folder)?.[1] ?? []);
  const remotes = Object.fromEntries(
    ids.map((id) => [id, { entry: `/remotes/${id}/mf-manifest.json`, contractVersion }]),
  );
  return { REMOTES_JSON: JSON.stringify({ version: 1, remotes }) };
}

/**
 * Medians of visits to several builds in turn, after one each that is not counted. Each round begins with another build,
 * so that none always follows the same one.
 * @param {Record<string, { url: string, session: object }>} sides each build by its name
 * @returns {Promise<Record<string, { scriptBytes: number, requests: number, blocked: number, lcp: number }>>} by the same names
 */
export async function measure(browser, sides, { at, until, signedIn }, { warm = false, pairs = PAIRS } = {}) {
  const found = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  const order = Object.entries(sides);
  for (let count = 0; count <= pairs; count += 1) {
    order.push(...order.splice(0, 1));
    for (const [side, { url, session }] of order) {
      const visit = await openPage(browser, { url, session: signedIn ? session : undefined, at, until, warm });
      if (count > 0) found[side].push(visit);
    }
  }
  const median = (side, key) =>
    quantile(
      found[side].map((visit) => visit[key]),
      0.5,
    );
  const of = (side) =>
    Object.fromEntries(['scriptBytes', 'requests', 'blocked', 'lcp'].map((key) => [key, median(side, key)]));
  return Object.fromEntries(Object.keys(sides).map((side) => [side, of(side)]));
}

function row({ what, bounds }, visit, { now, before }) {
  const cold = visit === 'cold';
  const kilobytes = ({ scriptBytes }) => (cold ? `${Math.round(scriptBytes / 1_000)} KB` : 'kept');
  const within = (text, bound, unit = '') => `${text}${cold && bound ? ` (≤ ${bound}${unit})` : ''}`;
  const ms = (value) => `${Math.round(value)} ms`;
  return `| ${[
    `${what}, ${visit}`,
    within(kilobytes(now), bounds.kilobytes),
    within(now.requests, bounds.requests),
    `${ms(now.blocked)} (≤ 200)`,
    ms(now.lcp),
    [kilobytes(before), before.requests, ms(before.blocked), ms(before.lcp)].join(', '),
    (now.lcp / before.lcp).toFixed(2),
    `≤ ${SHARE[visit]}`,
  ].join(' | ')} |`;
}
