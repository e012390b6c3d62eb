import { DESKTOP, openWindow, PHONE, startBrowser } from '../../../tools/product/browser.mjs';
import { signUp } from '../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../tools/product/temporary-product.mjs';
import { fillNotes } from '../lists/fill-notes.mjs';
import { quantile } from '../measures.mjs';

const NOTES = 5_000;
/** One note in seven is an analysis, which Study Notes leaves out at first. */
const LISTED = NOTES - Math.floor(NOTES / 7);
/** Points of the screen at each frame: a long, fast flick. */
const STEP = 600;
/** From here on a frame is seen to be late, and the share of such frames that a list may have. */
const LATE_MS = 50;
const BOUND = 0.01;

/** The Notes page of an account with many notes, scrolled from its first card to its last, and back, frame by frame. */
export async function scroll({ root, log }) {
  const product = await startTemporaryProduct({ root });
  const browser = await startBrowser();
  try {
    const session = await signUp(product.url);
    log(`${NOTES} notes are written ...`);
    await fillNotes(product.postgres.url, [[session.user, NOTES]]);
    const rows = [];
    for (const [screen, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      log(`scrolling on a ${screen}`);
      const window = await openWindow(browser, { url: product.url, session, viewport });
      await window.addInitScript(() => localStorage.setItem('cookie_banner_dismissed', 'true'));
      const page = await window.newPage();
      await page.goto('/notes');
      await page.getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const [way, step] of [
        ['down, parts coming in', STEP],
        ['up, all of it there', -STEP],
      ]) {
        const frames = await page.evaluate(scrollToTheEnd, step);
        rows.push(row(`${screen}, ${way}`, frames));
        log(rows.at(-1));
      }
      const cards = await page.getByRole('article').count();
      if (cards !== LISTED) throw new Error(`${cards} cards stood there in the end, not ${LISTED}.`);
      await window.close();
    }
    return [
      `| ${LISTED.toLocaleString('en')} notes | frames | p50 | p95 | longest | over ${LATE_MS} ms | bound |`,
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ];
  } finally {
    await browser.close();
    await product.end();
  }
}

function row(name, frames) {
  const late = frames.filter((ms) => ms > LATE_MS).length / frames.length;
  const ms = (value) => `${value.toFixed(0)} ms`;
  return `| ${[
    name,
    frames.length,
    ms(quantile(frames, 0.5)),
    ms(quantile(frames, 0.95)),
    ms(Math.max(...frames)),
    `${(late * 100).toFixed(2)} %`,
    `≤ ${BOUND * 100} %`,
  ].join(' | ')} |`;
}

/** In the page: how long each frame took until no more can be scrolled, nor is on its way. */
async function scrollToTheEnd(step) {
  const frames = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // By `textContent`, and from the end: `innerText` would lay out every card that is out of sight.
  const isMore = ({ textContent }) => textContent.startsWith('Show more');
  const more = () => [...document.querySelectorAll('main button')].findLast(isMore) !== undefined;
  let last = await nextFrame();
  for (;;) {
    const before = scrollY;
    scrollBy({ top: step, behavior: 'instant' });
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    if (scrollY === before && (step < 0 || !more())) return frames;
  }
}
