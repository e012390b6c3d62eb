import { press, then } from './steps.mjs';

const SERMON = 'Empty Hands';
const STUDY = 'Salt that has lost its savour';

/** A dialog, a drawer or a panel that has come in. */
const seen = (page) => page.getByRole('dialog').first().waitFor();
const found =
  (name, role = 'region') =>
  (page) =>
    page.getByRole(role, { name }).first().waitFor();

const more = (item) => then(press(`More for sermon: ${SERMON}`), press(item, 'menuitem'), seen);
const workspace = (...steps) => then(press('Open in workspace', 'link'), found('Sermon Body', 'textbox'), ...steps);
const below = (page) => page.getByRole('heading', { name: 'Outline Builder' }).scrollIntoViewIfNeeded();

/** Puts the first piece of a part of a dossier into the basket, which takes one after the other. */
const collect = (part) => async (page) => {
  const buttons = page.getByRole('region', { name: part }).first().getByRole('button');
  const first = buttons.filter({ visible: true }).first();
  await first.click();
  await page
    .getByRole('region', { name: part })
    .first()
    .getByRole('button', { name: /^Added/ })
    .first()
    .waitFor();
};
/** On phones the basket is a sheet. */
const order = async (page) => {
  const look = page.getByRole('button', { name: 'Look and order' });
  if (await look.isVisible()) await look.click();
};

/** What stands above or beside notes and sermons. */
export const WORK_STATES = [
  { name: 'note-new', at: '/notes', steps: then(press('New Note'), seen) },
  { name: 'note-edit', at: '/notes', steps: then(press(`Edit note: ${STUDY}`), seen) },
  { name: 'note-read', at: '/notes', steps: then(press(STUDY), seen) },
  { name: 'note-delete', at: '/notes', steps: press(`Delete note: ${STUDY}`) },
  { name: 'journal-new', at: '/notes?tab=journal', steps: then(press('Add Journal Entry'), seen) },
  { name: 'sermon-new', at: '/sermon-prep', steps: then(press('New Sermon'), seen) },
  { name: 'sermon-edit', at: '/sermon-prep', steps: then(press(`Edit sermon: ${SERMON}`), seen) },
  { name: 'sermon-read', at: '/sermon-prep', steps: then(press(SERMON), seen) },
  { name: 'sermon-plan', at: '/sermon-prep', steps: more('Series, date and log') },
  { name: 'sermon-import', at: '/sermon-prep', steps: then(press('Import sermons'), seen) },
  { name: 'sermon-covered', at: '/sermon-prep', steps: then(press('Passages covered'), seen) },
  { name: 'sermon-dossier', at: '/sermon-prep', steps: workspace(press('Dossier'), found('Matthew 5:3')) },
  {
    name: 'sermon-versions',
    at: '/sermon-prep',
    steps: workspace(press('More for this sermon'), press('Versions'), seen),
  },
  { name: 'sermon-share', at: '/sermon-prep', steps: workspace(press('More for this sermon'), press('Share'), seen) },
  { name: 'sermon-patterns', at: '/notes?tab=sermon', steps: below },
  { name: 'dossier', at: '/sermon-prep/dossier?passage=Luke%2015:11-32' },
  {
    name: 'dossier-basket',
    at: '/sermon-prep/dossier?passage=Luke%2015:11-12',
    steps: then(collect(/^Text/), collect(/^Words/), collect(/^Cross-references/), collect(/^Commentators/), order),
  },
  { name: 'dossier-none', at: '/sermon-prep/dossier' },
].map((state) => ({ ...state, tablet: true }));
