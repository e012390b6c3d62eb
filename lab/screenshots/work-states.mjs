import { found, press, SERMON, seen, then, workspace } from './steps.mjs';

const STUDY = 'Salt that has lost its savour';

const more = (item) => then(press(`More for sermon: ${SERMON}`), press(item, 'menuitem'), seen);
/** The controls leave by themselves while none of them has the focus. */
const preaching = (...steps) =>
  workspace(
    press('Preach', 'link'),
    found(/^Preaching: /),
    (page) => page.getByRole('button', { name: 'Outline' }).focus(),
    ...steps,
  );
/** Selects words of the body and lets Scholar rewrite them, which waits for the user's word. */
const propose = (words) => async (page) => {
  await page.getByRole('textbox', { name: 'Sermon Body' }).evaluate((area, text) => {
    const start = area.value.indexOf(text);
    area.focus();
    area.setSelectionRange(start, start + text.length);
  }, words);
  await press('Rewrite Clearly')(page);
  await page.getByRole('heading', { name: 'Review changes' }).waitFor();
  await page.getByRole('button', { name: 'Rewrite Clearly' }).waitFor();
};
/** Phones and tablets have the fields in a sheet. */
const below = async (page) => {
  const builder = page.getByRole('heading', { name: 'Outline Builder' });
  if (!(await builder.count())) await press('Fields')(page);
  await builder.scrollIntoViewIfNeeded();
};

/** Puts the first piece of a part of a dossier into the basket, which takes one after the other. */
const collect = (part) => async (page) => {
  const buttons = page
    .getByRole('region', { name: part })
    .first()
    .getByRole('button', { name: /^Add to sermon/ });
  const first = buttons.filter({ visible: true }).first();
  await first.click();
  await page
    .getByRole('region', { name: part })
    .first()
    .getByRole('button', { name: /^In the sermon/ })
    .first()
    .waitFor();
};
/** On phones the basket is a sheet. */
const order = async (page) => {
  const look = page.getByRole('button', { name: 'Look and order' });
  if (await look.isVisible()) await look.click();
};

/** Another device saves the note a moment before this one does. */
const otherDevice = async (page) => {
  let saved = false;
  await page.route('**/api/notes/*', async (route) => {
    const request = route.request();
    if (request.method() === 'PUT' && !saved) {
      saved = true;
      const content = 'Salt keeps what is good, and stings where it heals.\n\nWhat does that say of a congregation?';
      await route.fetch({ postData: JSON.stringify({ ...request.postDataJSON(), content }) });
    }
    await route.continue();
  });
};
const conflict = then(
  otherDevice,
  press(`Edit note: ${STUDY}`),
  seen,
  (page) =>
    page
      .getByRole('dialog')
      .getByLabel('Content')
      .fill('Salt keeps and seasons what is served.\n\nWhat does that say of a congregation?'),
  press('Save Changes'),
  found('The other version'),
);

/** The same on the note's own page, which shows both texts. */
const conflictPage = async (page) => {
  let id = '';
  page.on('request', (request) => {
    if (request.method() === 'PUT') id = request.url().split('/').at(-1);
  });
  await conflict(page);
  await press('Cancel')(page);
  await page.goto(`/notes/${id}`);
  await found('This note was changed on another device')(page);
};

/** Layers above or beside notes and sermons. */
export const WORK_STATES = [
  { name: 'note-new', at: '/notes', steps: then(press('New Note'), seen) },
  { name: 'note-edit', at: '/notes', steps: then(press(`Edit note: ${STUDY}`), seen) },
  { name: 'note-conflict', at: '/notes', steps: conflict },
  { name: 'note-conflict-page', at: '/notes', steps: conflictPage },
  { name: 'note-read', at: '/notes', steps: then(press(STUDY), seen) },
  { name: 'note-delete', at: '/notes', steps: press(`Delete note: ${STUDY}`) },
  { name: 'journal-new', at: '/notes?tab=journal', steps: then(press('Add Journal Entry'), seen) },
  { name: 'sermon-new', at: '/sermon-prep', steps: then(press('New Sermon'), seen) },
  { name: 'sermon-edit', at: '/sermon-prep', steps: then(press(`Edit sermon: ${SERMON}`), seen) },
  { name: 'desk', at: '/sermon-prep', steps: workspace() },
  { name: 'desk-text', at: '/sermon-prep', steps: workspace(press('Text', 'link'), found(/^Matthew 5:3/)) },
  { name: 'sermon-plan', at: '/sermon-prep', steps: more('Series, date and log') },
  { name: 'sermon-import', at: '/sermon-prep', steps: then(press('Import sermons'), seen) },
  { name: 'sermon-covered', at: '/sermon-prep', steps: then(press('Passages covered'), seen) },
  { name: 'sermon-dossier', at: '/sermon-prep', steps: workspace(press('Passage guide'), found('Matthew 5:3')) },
  {
    name: 'sermon-versions',
    at: '/sermon-prep',
    steps: workspace(press('More for this sermon'), press('Versions'), seen),
  },
  { name: 'sermon-share', at: '/sermon-prep', steps: workspace(press('More for this sermon'), press('Share'), seen) },
  {
    name: 'sermon-check',
    at: '/sermon-prep',
    steps: workspace(press('Check quotations'), found('Use the KJV words', 'button')),
  },
  {
    name: 'sermon-review',
    at: '/sermon-prep',
    steps: workspace(
      press('More for this sermon'),
      press('Review changes', 'switch'),
      propose('Empty hands.'),
      propose('He who sits'),
      found('Accept all', 'button'),
    ),
  },
  { name: 'sermon-print', at: '/sermon-prep', steps: more('Print or save as PDF') },
  { name: 'sermon-handout', at: '/sermon-prep', steps: more('Handout with blanks') },
  { name: 'notes-rows', at: '/notes?view=rows', steps: found('Rows', 'radio') },
  { name: 'sermons-cards', at: '/sermon-prep?view=cards', steps: found(SERMON, 'heading') },
  { name: 'sermons-filtered', at: '/sermon-prep?year=2024', steps: found('Year of the sermons', 'combobox') },
  { name: 'preach', at: '/sermon-prep', steps: preaching(press('Hide these controls')) },
  { name: 'preach-controls', at: '/sermon-prep', steps: preaching(press('Smaller letters')) },
  { name: 'preach-outline', at: '/sermon-prep', steps: preaching(press('Outline')) },
  { name: 'sermon-patterns', at: '/notes?tab=sermon', steps: below },
  { name: 'dossier', at: '/sermon-prep/passage-guide?passage=Luke%2015:11-32' },
  {
    name: 'dossier-basket',
    at: '/sermon-prep/passage-guide?passage=Luke%2015:11-12',
    steps: then(
      collect(/^Movements/),
      collect(/^Words/),
      collect(/^Cross-references/),
      collect(/^Commentators/),
      order,
    ),
  },
  { name: 'dossier-none', at: '/sermon-prep/passage-guide' },
].map((state) => ({ ...state, tablet: true }));
