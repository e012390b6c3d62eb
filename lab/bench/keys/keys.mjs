import { openWindow, startBrowser } from '../../../tools/product/browser.mjs';
import { signUp } from '../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../tools/product/temporary-product.mjs';
import { quantile } from '../measures.mjs';

const LENGTH = 199_000;
const TIMES = 60;
/** How much more than in a bare text area a key may cost. */
const BOUND = 2;

/** Cost of a key in the body of a long sermon, beside a text area of the same size and text without listeners. */
export async function keys({ root, log }) {
  const product = await startTemporaryProduct({ root });
  const browser = await startBrowser();
  try {
    const session = await signUp(product.url);
    const rows = [];
    const plain = { editor: 'plain', selector: 'textarea[aria-label="Sermon Body"]' };
    for (const { what, ...opened } of [
      { what: 'plain', ...plain },
      { what: 'plain, quotations underlined', ...plain, check: true },
      { what: 'rich', editor: 'rich', selector: '.cm-content' },
    ]) {
      log(`keys in the editor: ${what}`);
      const { own, bare } = await measure(browser, { url: product.url, session, ...opened });
      const [cost, bareCost] = [quantile(own, 0.5), quantile(bare, 0.5)];
      rows.push(
        `| ${what} | ${ms(cost)} | ${ms(quantile(own, 0.95))} | ${ms(bareCost)} | ${(cost / bareCost).toFixed(2)} | ≤ ${BOUND} |`,
      );
    }
    return [
      `| editor, ${LENGTH.toLocaleString('en')} characters | a key, p50 | p95 | bare text area, p50 | ratio of p50 | bound |`,
      '| --- | --- | --- | --- | --- | --- |',
      ...rows,
    ];
  } finally {
    await browser.close();
    await product.end();
  }
}

const ms = (value) => `${value.toFixed(1)} ms`;

/** @param options `check`: beside the check of its quotations, one of which is underlined when the first key comes */
async function measure(browser, { url, session, editor, selector, check = false }) {
  const line = 'The father had been watching for a very long time, and he ran down the road (Luke 15:20).\n';
  const altered = '"Father, I have sinned against heaven, and against thee" (Luke 15:18).\n';
  const text = (check ? altered : '') + line.repeat(LENGTH / line.length);
  const made = await fetch(`${url}/api/sermons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Long',
      scripture: 'Luke 15',
      outline: 'I. Long',
      body: text,
    }),
  });
  const { id } = await made.json();
  const window = await openWindow(browser, { url, session });
  await window.addInitScript((kind) => localStorage.setItem('berea_body_editor', kind), editor);
  const page = await window.newPage();
  await page.goto(`/notes?tab=sermon&sermon=${id}`);
  await page.locator(selector).waitFor();
  await page.waitForLoadState('networkidle');
  if (check) {
    await page.getByRole('button', { name: 'Check quotations' }).click();
    await page.locator('[aria-hidden] > [dir] > [data-tone=warning]').waitFor({ timeout: 120_000 });
  }
  const result = await page.evaluate(takeTurns, { selector, times: TIMES, text });
  await window.close();
  return result;
}

/** In the page: from a key to the frame that shows it, in the one and in the other. */
async function takeTurns({ selector, times, text }) {
  const ours = document.querySelector(selector);
  const bare = document.createElement('textarea');
  bare.rows = 20;
  bare.value = text;
  const { width, font, padding } = getComputedStyle(ours);
  Object.assign(bare.style, { display: 'block', boxSizing: 'border-box', width, font, padding });
  ours.closest('section').append(bare);
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage('');
      });
    });
  const key = async (element) => {
    element.focus();
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(text.length / 2, text.length / 2);
    await painted();
    const began = performance.now();
    document.execCommand('insertText', false, 'x');
    // The layout that a frame would make: waiting for the frame itself would measure the screen's clock.
    void element.getBoundingClientRect().height;
    void element.scrollHeight;
    const cost = performance.now() - began;
    await painted();
    return cost;
  };
  const measured = { own: [], bare: [] };
  for (let time = 0; time < times; time += 1) {
    measured.own.push(await key(ours));
    measured.bare.push(await key(bare));
  }
  return measured;
}
