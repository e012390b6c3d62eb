import { startBrowser } from '../../../tools/product/browser.mjs';
import { signUp } from '../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../tools/product/temporary-product.mjs';
import { quantile } from '../measures.mjs';
import { besideAnother, fetchedAhead, longestAhead, longestFirst, neverFetched } from './chapters.mjs';
import { frames, highlights, steps } from './longest-chapter.mjs';

const TIMES = 20;
const ROWS = [
  { what: 'next chapter, fetched ahead', bound: 100, measure: fetchedAhead },
  { what: 'a chapter that was never fetched', bound: 250, measure: neverFetched },
  { what: 'next chapter with a second translation beside it', measure: besideAnother },
  { what: 'Psalm 119 after Psalm 118', bound: 100, measure: longestAhead },
  { what: 'Psalm 119, never fetched, in a new window', bound: 250, measure: longestFirst },
  { what: 'highlighting a verse of Psalm 119', measure: highlights },
  { what: 'to the next verse of Psalm 119, with its toolbar', measure: steps },
  { what: 'between two frames while Psalm 119 is scrolled', measure: frames },
];

/** The Bible page of the built product in Chromium, from what the user does to the frame that shows it. */
export async function reader({ root, log }) {
  const product = await startTemporaryProduct({ root });
  const browser = await startBrowser();
  try {
    const session = await signUp(product.url);
    const open = (at) => [browser, { url: product.url, session, at }];
    // Warms up, so that no measured chapter is the first.
    await neverFetched(open, 3);
    const rows = [];
    for (const { what, bound, measure } of ROWS) {
      log(what);
      rows.push(row(what, bound, await measure(open, TIMES)));
    }
    return [
      '| what | times | p50 | p95 | bound (p95) | tasks over 50 ms (longest) | layout shift (CLS) |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ];
  } finally {
    await browser.close();
    await product.end();
  }
}

function row(what, bound, { measured, tasks, shift }) {
  const ms = (share) => `${Math.round(quantile(measured, share))} ms`;
  return `| ${[
    what,
    measured.length,
    ms(0.5),
    ms(0.95),
    bound ? `≤ ${bound} ms` : '',
    tasks.length ? `${tasks.length} (${Math.round(Math.max(...tasks))} ms)` : '0',
    shift.toFixed(3),
  ].join(' | ')} |`;
}
