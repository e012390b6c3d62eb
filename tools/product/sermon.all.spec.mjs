import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import { findLibreOffice, findPdfToText } from '../checks/system-programs.mjs';
import { temporaryFolder } from '../launch/temporary.mjs';
import { root } from '../rspack/paths.mjs';
import { openWindow, rememberSession, startBrowser } from './browser.mjs';
import { startKillableBrowser } from './kill-browser.mjs';
import { signUp } from './sign-up.mjs';
import { startTemporaryProduct } from './temporary-product.mjs';

/** How often a browser is killed: as often as one likes, by hand. */
const KILLS = Number(process.env.KILLS ?? 20);
const BODY = [
  'I. The son who left',
  'The Hebrew has רוּץ מַהֵר for it[^1]; so Gill.',
  '[Enhanced by Scholar]',
  'He ran and fell on his neck.',
  '[End Enhancement]',
  '“But when he was yet a great way off, his father saw him.” (Luke 15:20)',
  '- the robe',
  'שְׁמַע יִשְׂרָאֵל',
  '[^1]: Strong’s Hebrew 7323',
].join('\n');

describe('a sermon in a real browser', () => {
  let work, product, session;
  const killable = new Set();

  const call = async (method, address, body) =>
    (
      await fetch(product.url + address, {
        method,
        headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).json();
  const write = (fields) =>
    call('POST', '/api/sermons', { title: 'Salt', scripture: 'Luke 15:20', outline: 'I. Salt', ...fields });
  const textOf = (pdf) => {
    const { status, stdout, stderr } = spawnSync(findPdfToText(), ['-layout', pdf, '-'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
    return stdout.normalize('NFC');
  };

  beforeAll(async () => {
    work = temporaryFolder();
    product = await startTemporaryProduct({ root });
    session = await signUp(product.url);
  });
  afterAll(async () => {
    await Promise.all([...killable].map((browser) => browser.kill()));
    await product?.end();
    if (work) fs.rmSync(work, { recursive: true, force: true });
  });

  describe('exported or printed', () => {
    let browser, page;

    beforeAll(async () => {
      const { id } = await write({ title: 'A Great Way Off', body: BODY });
      browser = await startBrowser();
      page = await (await openWindow(browser, { url: product.url, session })).newPage();
      await page.goto(`/notes?tab=sermon&sermon=${id}`);
      await page.getByRole('textbox', { name: 'Sermon Body' }).waitFor();
    });
    afterAll(() => browser?.close());

    // On machines where it cannot be installed, the end of the run names what was not proved.
    (findLibreOffice() && findPdfToText() ? it : it.skip)(
      'is a Word document that LibreOffice opens: headings, quotation, Hebrew in its order, footnote, no markers',
      async () => {
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: /Word/ }).first().click(),
        ]);
        const file = path.join(work, 'sermon.docx');
        await download.saveAs(file);
        const args = ['--headless', `-env:UserInstallation=file://${work}/office`, '--convert-to', 'pdf'];
        const made = spawnSync(findLibreOffice(), [...args, '--outdir', work, file], { encoding: 'utf8' });
        expect(made.status).toBe(0);
        expectSermon(textOf(path.join(work, 'sermon.pdf')));
        const again = await call('POST', '/api/sermon-files', {
          name: 'sermon.docx',
          file: fs.readFileSync(file).toString('base64'),
        });
        expect(again).toMatchObject({
          title: 'A Great Way Off',
          scripture: 'Luke 15:20',
          outline: 'I. The son who left',
        });
        // Markers stay out, each line is a paragraph, and a quotation has its sign instead of quotation marks.
        const lines = BODY.replace(/\[(?:End )?Enhance.*\]\n/g, '')
          .replace(/“(.*)” \((.*)\)/, '> $1 ($2)')
          .split('\n');
        expect(again.body.split('\n').filter(Boolean)).toEqual(lines);
      },
    );

    const printed = async (choice) => {
      await page.evaluate(() => {
        document.body.removeAttribute('data-print-asked');
        globalThis.print = () => document.body.setAttribute('data-print-asked', '');
      });
      const preview = page.getByRole('dialog', { name: /^Print: / });
      if (!(await preview.isVisible())) {
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click();
      }
      await preview.getByRole('radiogroup', { name: 'What to print' }).getByText(choice, { exact: true }).click();
      await preview.getByRole('button', { name: 'Print or save as PDF' }).click();
      await page.locator('[data-print-asked]').waitFor();
      await page.emulateMedia({ media: 'print' });
      const line = page.locator('[data-print]').getByText('He ran and fell on his neck.');
      const letters = (await line.count())
        ? await line.evaluate((words) => getComputedStyle(words).fontSize)
        : undefined;
      await page.emulateMedia({ media: null });
      const file = path.join(work, `${choice}.pdf`);
      await page.pdf({ path: file });
      return { letters: Number.parseFloat(letters), text: textOf(file) };
    };

    (findPdfToText() ? it : it.skip)('is printed with the same words, in large print in larger letters', async () => {
      const usual = await printed('Manuscript');
      expectSermon(usual.text);
      const large = await printed('Large print');
      expectSermon(large.text);
      // 18 points beside 12.5.
      expect(large.letters / usual.letters).toBeCloseTo(18 / 12.5, 2);
    });

    (findPdfToText() ? it : it.skip)(
      'is printed as a handout: the outline with blanks, what belongs into the blanks, and no more',
      async () => {
        const { text } = await printed('Handout');
        expect(text).toContain('A Great Way Off');
        expect(text).toMatch(/I\. The son who\s/);
        expect(text).toMatch(/But when he was yet a great way off/);
        expect(text).toMatch(/In the blanks: left · robe/);
        expect(text).not.toMatch(/fell on his neck|Enhance|Strong/);
      },
    );
  });

  /** Writes, kills the browser three seconds after the last key, and says what was lost. @returns undefined where nothing was */
  async function lostInRound(round) {
    const offline = round % 2 === 1;
    // A new one is created by its first save, which may still be under way.
    const isNew = round % 4 >= 2;
    const start = isNew ? '' : 'Start.';
    const id = isNew ? undefined : (await write({ body: start })).id;
    const typed = ` Typed in round ${round} ${'and so on '.repeat(10 + (round % 7))}`.trimEnd();
    const profile = path.join(work, `profile-${round}`);
    const open = async () => {
      const browser = await startKillableBrowser(profile);
      killable.add(browser);
      await rememberSession(browser.context, session);
      const page = await browser.context.newPage();
      await page.goto(`${product.url}/notes?tab=sermon${id ? `&sermon=${id}` : ''}`);
      const body = page.getByRole('textbox', { name: 'Sermon Body' });
      await body.waitFor();
      return { browser, page, body };
    };
    const { browser, page, body } = await open();
    if (offline) await browser.context.setOffline(true);
    await body.press('Control+End');
    await page.keyboard.type(typed);
    // Not a wait for something to happen: three seconds are what is promised.
    await wait(3_000);
    await browser.kill();
    let kept;
    if (offline) {
      const again = await open();
      kept = await again.body.inputValue();
      await again.browser.kill();
    } else {
      const [found] = id
        ? [{ id }]
        : await call('GET', `/api/sermons?search=${encodeURIComponent(`in round ${round} `)}`);
      kept = found && (await call('GET', `/api/sermons/${found.id}`)).body;
    }
    fs.rmSync(profile, { recursive: true, force: true });
    return kept === `${start}${typed}` ? undefined : { round, offline, isNew, kept };
  }

  it(`keeps what was typed 3 s before its browser is killed, an old sermon and a new one, with a network and without, ${KILLS} times`, async () => {
    const atOnce = pLimit(4);
    const rounds = Array.from({ length: KILLS }, (_, round) => atOnce(() => lostInRound(round)));
    expect((await Promise.all(rounds)).filter(Boolean)).toEqual([]);
  }, 600_000);
});

function expectSermon(text) {
  expect(text).toContain('A Great Way Off');
  expect(text).toContain('I. The son who left');
  expect(text).toContain('He ran and fell on his neck.');
  expect(text).toMatch(/But when he was yet a great way off, his father saw him/);
  expect(text).toContain('Strong’s Hebrew 7323');
  // In the order in which they are read; each program sets the points otherwise.
  const letters = text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');
  expect(letters).toMatch(/שמע\s+ישראל/);
  // Among words of another direction pdftotext tells those of LibreOffice in lines of their own.
  for (const word of ['רוץ', 'מהר']) expect(letters).toContain(word);
  expect(text).not.toMatch(/Enhance|\[\^/);
}
