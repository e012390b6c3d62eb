/** The last thing that a state waits for may take as long as the slowest analysis. */
const PATIENCE_MS = 15_000;

/** Steps one after the other. */
export const then =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Presses what has this very name: that of a verse may hold 'bookmarked'. */
export const press =
  (name, role = 'button') =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().click();

/** Presses a button of the page's bar; on phones it is in the menu. */
export const pressInBar = (name) => async (page) => {
  const menu = page.getByRole('button', { name: 'More for this page' });
  if (!(await menu.isVisible())) return press(name)(page);
  await menu.click();
  await press(name, 'menuitem')(page);
};

/** The button of a verse. @param {string} reference 'Matthew 5:3' */
const verse = (page, reference) => page.getByRole('button', { name: new RegExp(`^${reference}, open Study Tools`) });

export const hover = (reference) => (page) => verse(page, reference).hover();

export const openTools = (reference) => async (page) => {
  await verse(page, reference).click();
  await page.getByRole('dialog', { name: 'Study Tools' }).waitFor();
};

/** Chooses a verse and some of those after it by the keyboard. */
export const chooseByKeys = (reference, more) => async (page) => {
  await verse(page, reference).focus();
  for (let count = 0; count < more; count += 1) await page.keyboard.press('Shift+ArrowDown');
};

export const selectMore = (reference) => then(openTools(reference), press('Select more verses'));

/** One of the nine tools, once it has answered. */
export const runTool = (reference, title) =>
  then(openTools(reference), press(title), (page) =>
    page.getByText('Analyzing Scripture...').first().waitFor({ state: 'detached', timeout: PATIENCE_MS }),
  );

/** A question about a verse. @param {string} [until] button that is there once it is answered */
export const ask = (reference, until) =>
  then(openTools(reference), async (page) => {
    await page.getByLabel(/^Ask Scholar about this verse/).fill('Who are the poor in spirit?');
    await page.keyboard.press('Control+Enter');
    if (until) await page.getByRole('button', { name: until }).waitFor({ timeout: PATIENCE_MS });
  });

/** The first of what a search finds beside verses. */
export const openResult = (page) => page.locator('button[data-result]').first().click();

/** Keeps how the text is shown, as the 'Aa' menu does. */
export const keepLook = (look) => (page) =>
  page.addInitScript((kept) => localStorage.setItem('berea_look', kept), JSON.stringify(look));

/** Requests that are never answered. */
export const holdBack = (address) => (page) => page.route(address, () => new Promise(() => {}));

/** Requests that fail. @param {string} [method] others pass */
export const fail = (address, method) => (page) =>
  page.route(address, (route) =>
    method && route.request().method() !== method
      ? route.continue()
      : route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Bible study is away.' } }),
  );

/** A dialog, a drawer or a panel that has come in. */
export const seen = (page) => page.getByRole('dialog').first().waitFor();
export const found =
  (name, role = 'region') =>
  (page) =>
    page.getByRole(role, { name }).first().waitFor();

/** The sermon that the user of the pictures has. */
export const SERMON = 'Empty Hands';
/** Its desk, from the list of sermons. */
export const workspace = (...steps) => then(press(SERMON), found('Sermon Body', 'textbox'), ...steps);
