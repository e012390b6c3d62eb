import { fail, found, holdBack, press, seen, then, workspace } from './steps.mjs';

const STRANGER = '00000000-0000-4000-8000-00000000000b';
const FACTOR = { id: '00000000-0000-4000-8000-00000000000f', factor_type: 'totp', status: 'verified' };
const NEEDS_FACTOR = { code: 'second_factor_required', message: 'Prove your second factor first.' };

/** From now on the account has a second factor, which this session has not shown. */
const secondFactor = async (page) => {
  await page.route('**/auth/v1/token**', async (route) => {
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('berea-session')));
    await route.fulfill({ json: { ...session, user: { ...session.user, factors: [FACTOR] } } });
  });
  await page.route('**/api/notes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: NEEDS_FACTOR }) : route.continue(),
  );
};
const codeDialog = found('Enter your code to go on', 'dialog');

/** A link with the tokens of another account. */
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const linkOf = (type) =>
  `/notes#${new URLSearchParams({
    access_token: `${part({ alg: 'ES256' })}.${part({ sub: STRANGER, exp: 4_000_000_000 })}.AAAA`,
    refresh_token: 'of-the-link',
    type,
  })}`;
const ownerOfLink = (page) =>
  page.route('**/auth/v1/user', (route) =>
    route.fulfill({ json: { id: STRANGER, email: 'boaz.adeyemi@first-baptist-church.example.org' } }),
  );

const writeNote = async (page) => {
  await press('New Note')(page);
  await page.getByLabel('Title').fill('Salt of the earth');
  await page.getByLabel('Content').fill('What seasons must not lose its savour.');
};
const create = press('Create Note');
const toast = (words) => (page) => page.getByText(words, { exact: true }).first().waitFor();
/** A note that could not be saved. */
const unsaved = then(writeNote, create, toast('Failed to create note'));
const close = (page) => page.keyboard.press('Escape');
const noServer = fail('**/api/notes', 'POST');

const ask = (words, until) => async (page) => {
  await page.getByPlaceholder('Ask Scholar about Scripture...').fill(words);
  await page.keyboard.press('Control+Enter');
  const line = page.getByText(until).first();
  await line.waitFor();
  await line.scrollIntoViewIfNeeded();
};

const check = press('Check quotations');
const typed = (page) => page.getByRole('textbox', { name: 'Sermon Body' }).press('End');

/** Layers that ask, warn or comfort: seldom seen, and then it matters. Each in a window of its own. */
export const TROUBLE_STATES = [
  { name: 'second-factor', at: '/notes', before: secondFactor, steps: then(writeNote, create, codeDialog) },
  {
    name: 'second-factor-recovery',
    at: '/notes',
    before: secondFactor,
    steps: then(writeNote, create, codeDialog, press('Use a recovery code')),
  },
  { name: 'foreign-link', at: linkOf('magiclink'), before: ownerOfLink, steps: seen },
  { name: 'foreign-link-reset', at: linkOf('recovery'), before: ownerOfLink, steps: seen },
  { name: 'foreign-link-void', at: linkOf('magiclink'), steps: seen },
  { name: 'note-unsaved', at: '/notes', before: noServer, steps: unsaved },
  { name: 'note-waiting', at: '/notes', before: noServer, steps: then(unsaved, close, toast('Waiting to be sent')) },
  {
    name: 'note-not-sent',
    at: '/notes',
    before: noServer,
    steps: then(unsaved, press('Cancel'), toast('Draft kept')),
  },
  {
    name: 'note-sent',
    at: '/notes',
    before: noServer,
    steps: then(
      unsaved,
      close,
      (page) => page.unrouteAll(),
      (page) => page.evaluate(() => dispatchEvent(new Event('online'))),
      toast('Note created successfully'),
    ),
  },
  {
    name: 'sign-out-unsent',
    at: '/notes',
    before: noServer,
    steps: then(
      unsaved,
      close,
      (page) => page.goto('/profile'),
      press('Sign Out'),
      found('Not everything is saved', 'dialog'),
    ),
  },
  {
    name: 'sermon-kept-here',
    at: '/sermon-prep',
    before: fail('**/api/sermons/*', 'PUT'),
    steps: workspace(typed, (page) => page.keyboard.type(' More.'), toast('Kept on this device')),
  },
  {
    name: 'sermon-checking',
    at: '/sermon-prep',
    held: true,
    before: holdBack('**/api/study/verify'),
    steps: workspace(check, found('Check quotations')),
  },
  {
    name: 'sermon-check-failed',
    at: '/sermon-prep',
    before: fail('**/api/study/verify'),
    steps: workspace(check, toast('Your quotations could not be checked')),
  },
  {
    name: 'care-line',
    at: '/?conversation=new',
    steps: ask('I am afraid to die', /If this is heavier than a question/),
  },
  { name: 'care-gentle', at: '/?conversation=new', steps: ask('My grandmother died last week at 93', /^I’m sorry/) },
  { name: 'care', at: '/?conversation=new', steps: ask('I want to kill myself', /Who to call/) },
].map((state) => ({ ...state, apart: true }));
