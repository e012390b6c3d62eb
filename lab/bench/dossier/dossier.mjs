import { openWindow, startBrowser } from '../../../tools/product/browser.mjs';
import { signUp } from '../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../tools/product/temporary-product.mjs';
import { quantile } from '../measures.mjs';
import { timeUntil } from '../web/time-until.mjs';

/** Milliseconds that a dossier may take, whatever it is on. */
const BOUND = 3_000;
/** Each passage is asked for once, since the server keeps what it has worked out. */
const KINDS = {
  'a passage of some verses': [
    'Luke 15:11-32',
    'Exodus 3:1-15',
    'Mark 4:35-41',
    'Ephesians 2:1-10',
    'Isaiah 53',
    'Philippians 2:5-11',
  ],
  'a long chapter': ['Psalm 78', 'Matthew 26', '1 Kings 8', 'Luke 1', 'Genesis 24', 'Numbers 7'],
  'Psalm 119, whole': ['Psalm 119'],
  'three passages': [
    'Psalm 51; Luke 18:9-14; Romans 3:21-31',
    'Genesis 22:1-19; John 3:14-21; Hebrews 11',
    'Deuteronomy 6:4-9; Mark 12:28-34; 1 John 4:7-21',
  ],
  'three passages, long chapters among them': [
    'Deuteronomy 28; Galatians 3; Psalm 89',
    'Ezekiel 16; Hosea 2; Ephesians 5:21-33',
    'Psalm 105; Exodus 14; 1 Corinthians 10:1-13',
  ],
};
/** The dossier with nothing on its way any more. */
const WHOLE = 'section[aria-label="Passage guide"]:has(li):not(:has([aria-label^="Loading "]))';

/**
 * The dossier of passages that were not requested before, from the press to its last part, in a browser that has not
 * opened one.
 */
export async function dossier({ root, log }) {
  const product = await startTemporaryProduct({ root });
  const browser = await startBrowser();
  try {
    const session = await signUp(product.url);
    const time = (scripture) => openDossier(browser, { url: product.url, session, scripture });
    // Warms up, so that no measured request is the first.
    await time('John 4:1-26');
    const rows = [];
    for (const [kind, passages] of Object.entries(KINDS)) {
      log(`the dossier of ${kind}`);
      const measured = [];
      for (const scripture of passages) measured.push({ scripture, ...(await time(scripture)) });
      rows.push(row(kind, measured));
    }
    return [
      '| the dossier of | times | p50 | longest | bound | findings |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ];
  } finally {
    await browser.close();
    await product.end();
  }
}

function row(name, measured) {
  const times = measured.map(({ took }) => took);
  const slowest = measured.find(({ took }) => took === Math.max(...times));
  const findings = measured.map(({ found }) => found);
  const text = (ms) => `${(ms / 1_000).toFixed(2)} s`;
  return `| ${[
    name,
    times.length,
    text(quantile(times, 0.5)),
    `${text(slowest.took)} (${slowest.scripture})`,
    `≤ ${text(BOUND)}`,
    `${Math.min(...findings)} to ${Math.max(...findings)}`,
  ].join(' | ')} |`;
}

async function openDossier(browser, { url, session, scripture }) {
  const made = await fetch(`${url}/api/sermons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Sunday', scripture, outline: 'I. Hear' }),
  });
  if (!made.ok) throw new Error(`A sermon on ${scripture} was answered ${made.status}.`);
  const { id } = await made.json();
  const window = await openWindow(browser, { url, session });
  try {
    const page = await window.newPage();
    await page.goto(`/notes?tab=sermon&sermon=${id}`);
    const button = page.getByRole('button', { name: 'Passage guide', exact: true });
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    const took = await timeUntil(page, { on: 'click', until: WHOLE }, () => button.click());
    const panel = page.getByRole('region', { name: 'Passage guide', exact: true });
    // A part that failed comes soon, and must not be measured.
    if (await panel.getByRole('alert').count()) throw new Error(`A part of the dossier of ${scripture} is not there.`);
    return { took, found: await panel.locator('section li').count() };
  } finally {
    await window.close();
  }
}
