import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { openTools } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { chooseEditor, seedSermon, sermonBody } from '../support/sermons.js';
import { expect, test } from '../support/test.js';

/** As Word puts it on the clipboard: its lists are paragraphs with marks of its own. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-GB>
<h2>Salt of the earth</h2>
<p class=MsoNormal>Be <b>salt</b>, and <i>light</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Keep<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Shine<o:p></o:p></p>
</body></html>`;
const WEB = `<meta charset="utf-8"><h2>Salt of the earth</h2><p>Be <strong>salt</strong>, and <em>light</em>.</p><ol><li>Keep</li><li>Shine</li></ol>`;
const PLAIN = 'Salt of the earth\nBe salt, and light.\n1. Keep\n2. Shine';
const MARKDOWN = '## Salt of the earth\n\nBe **salt**, and *light*.\n\n1. Keep\n2. Shine';

/** Puts content on the clipboard as if copied elsewhere. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate(
    ([rich, plain]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([rich!], { type: 'text/html' }),
          'text/plain': new Blob([plain!], { type: 'text/plain' }),
        }),
      ]),
    [html, PLAIN],
  );
}

/** The text of a field: of the rich editor, its lines. */
const textOf = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value
      : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );
const expectText = (field: Locator, text: string) => expect.poll(() => textOf(field)).toBe(text);

/** Pastes from Word and from a page, takes each back by one undo, and pastes the words alone. */
async function pasteEach(page: Page, field: Locator): Promise<void> {
  for (const html of [WORD, WEB]) {
    await copy(page, html);
    await field.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+v');
    await expectText(field, `First.\n${MARKDOWN}`);
    await page.keyboard.press('Control+z');
    await expectText(field, 'First.\n');
  }
  await page.keyboard.press('Control+Shift+v');
  await expectText(field, `First.\n${PLAIN}`);
  await page.keyboard.press('Control+z');
  await expectText(field, 'First.\n');
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('text pasted from Word and web pages becomes Markdown in a note, in one step, or plain text on request', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!), '/notes');
  await page.getByRole('button', { name: 'New Note' }).click();
  const field = page.getByLabel('Content');
  await field.fill('First.\n');
  await pasteEach(page, field);
});

test('text pasted into the quick note beside a verse becomes Markdown as well', async ({ page, request, baseURL }) => {
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  const tools = await openTools(page, 'Matthew 5:13');
  const field = tools.getByLabel('Quick Note');
  await field.fill('First.\n');
  await pasteEach(page, field);
});

for (const kind of ['Plain', 'Rich']) {
  test(`text pasted into the body of a sermon becomes Markdown in the ${kind} editor`, async ({
    page,
    request,
    baseURL,
  }) => {
    const session = await seedUser(request, baseURL!);
    await openAs(
      page,
      session,
      await seedSermon(request, session, {
        title: 'Salt',
        scripture: 'Matthew 5:13',
        outline: 'I. Salt',
        body: 'First.',
      }),
    );
    await chooseEditor(page, kind);
    const field = sermonBody(page);
    await expectText(field, 'First.');
    await field.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await pasteEach(page, field);
  });
}
