import path from 'node:path';
import { temporaryFolder } from '../../launch/temporary.mjs';
import { startBrowser } from '../../product/browser.mjs';
import { signUp } from '../../product/sign-up.mjs';
import { startTemporaryProduct } from '../../product/temporary-product.mjs';
import { measure, PAGES } from '../pages/pages.mjs';
import { buildOneBundle } from './one-bundle.mjs';

/** What federation may cost, as shares of the same pages in one bundle. */
const BOUNDS = { scripts: 1.15, paint: 1.2 };

/**
 * What federation costs (P12): the first pages of this build beside the same as one bundle, both served by the same code.
 * @param {{ root: string, log: (text: string) => void }} options
 */
export async function federation({ root, log }) {
  const folder = path.join(temporaryFolder(), 'one-bundle');
  log('building host and remotes as one bundle');
  await buildOneBundle({ root, folder });
  const browser = await startBrowser();
  const products = [];
  try {
    const start = async (webRoot) => {
      const product = await startTemporaryProduct({ root, webRoot });
      products.push(product);
      return { url: product.url, session: await signUp(product.url) };
    };
    const sides = { federated: await start(path.join(root, 'dist')), bundled: await start(folder) };
    const rows = [];
    for (const page of PAGES) {
      for (const visit of ['cold', 'warm']) {
        log(`${page.what}, ${visit}`);
        rows.push(row(page.what, visit, await measure(browser, sides, page, visit === 'warm')));
      }
    }
    return [
      '| page | visit | scripts (br): federated, one bundle | requests | largest paint | scripts ÷ one bundle | paint ÷ one bundle |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ];
  } finally {
    await browser.close();
    for (const product of products) await product.end();
  }
}

function row(what, visit, { federated, bundled }) {
  const cold = visit === 'cold';
  const both = (text) => [federated, bundled].map(text).join(', ');
  return `| ${[
    what,
    visit,
    cold ? both(({ scriptBytes }) => `${Math.round(scriptBytes / 1_000)} KB`) : 'kept',
    both(({ requests }) => requests),
    both(({ lcp }) => `${Math.round(lcp)} ms`),
    cold ? `${(federated.scriptBytes / bundled.scriptBytes).toFixed(2)} (≤ ${BOUNDS.scripts})` : 'kept',
    `${(federated.lcp / bundled.lcp).toFixed(2)} (≤ ${BOUNDS.paint})`,
  ].join(' | ')} |`;
}
