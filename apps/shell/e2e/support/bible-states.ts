import type { Page } from '@playwright/test';
import { openTools, panel, pressInBar, toolbarOf } from './bible.js';
import { expect } from './test.js';

/** Address of a state that names no other. */
export const AT = '/bible/Matthew/5';
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const inBar = (name: string) => (page: Page) => pressInBar(page, name);
const tools = (page: Page) => openTools(page, 'Matthew 5:3');
const allTools = (page: Page) => page.getByRole('dialog', { name: 'All study tools' });
/** A tool, from the state before: the list of tools, or another tool. */
const tool = (name: string) => async (page: Page) => {
  const back = page.getByRole('button', { name: 'Back to Tools' });
  if (await back.isVisible()) await back.click();
  await button(name)(page);
  await expect(panel(page, 'Study Tools').getByRole('button', { name: 'Save to Notes' })).toBeEnabled();
};

/**
 * A kind of state of the page: its address, and what leads to it there. `wide`: phones do not have it. `goesOn`: from
 * the state before, of which only the panel changes; the page around it was checked there.
 */
export interface BibleState {
  readonly name: string;
  readonly at?: string;
  readonly to?: (page: Page) => Promise<unknown>;
  readonly wide?: true;
  readonly goesOn?: true;
}
export const PANEL = '[role="dialog"]';
export const READING: readonly BibleState[] = [
  { name: 'reading' },
  { name: 'a range and poetry', at: '/bible/Psalms/23/1-3' },
  { name: 'another translation than asked for', at: `${AT}?translation=NIV` },
  { name: 'no such chapter', at: '/bible/Matthew/40' },
  { name: 'two translations', at: `${AT}?with=WEB` },
  {
    name: 'the toolbar and its colours',
    to: async (page) => (await toolbarOf(page, 'Matthew 5:3')).getByRole('button', { name: 'Choose a colour' }).click(),
    wide: true,
  },
  { name: 'the look', to: inBar('Text size and theme') },
  { name: 'the grid of places', to: button('Go to book, chapter, verse') },
  {
    name: 'a place in the bar',
    to: async (page) => {
      await page.getByRole('link', { name: 'Matthew 6' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: /Matthew 5:\d+, go to another place/ })).toBeVisible();
    },
  },
  { name: 'the help', to: inBar('Help for this page') },
  { name: 'the translations', to: (page) => page.getByRole('button', { name: /choose a translation$/ }).click() },
  {
    name: 'the marks',
    to: async (page) => {
      await pressInBar(page, 'My marks');
      await expect(panel(page, 'My marks')).toBeVisible();
    },
  },
  { name: 'results', at: `${AT}?q=shepherd` },
  { name: 'results of the lexicon', at: `${AT}?q=love&kind=lexicon` },
  { name: 'no results', at: `${AT}?q=zzzyxq` },
];
export const STUDYING: readonly BibleState[] = [
  { name: 'the tools', to: tools },
  { name: 'cross references', to: tool('Cross-References'), goesOn: true },
  { name: 'commentary', to: tool("Scholar's Take"), goesOn: true },
  { name: 'topics', to: tool('Topical Tags'), goesOn: true },
  { name: 'a sermon', to: tool('Sermon Integration Tools'), goesOn: true },
  { name: 'structure', to: tool('Literary Structure'), goesOn: true },
  { name: 'relations', to: tool('Semantic Relations'), goesOn: true },
  { name: 'a devotional', to: tool('Devotional Builder'), goesOn: true },
  {
    name: 'all tools by name',
    to: async (page) => {
      await button('All study tools')(page);
      await expect(allTools(page)).toBeVisible();
    },
    goesOn: true,
  },
  {
    name: 'the passage',
    to: async (page) => {
      // It closes by itself where the focus goes elsewhere, and Escape would close the panel then.
      if (await allTools(page).isVisible()) await page.keyboard.press('Escape');
      await expect(allTools(page)).toBeHidden();
      await button('What this passage does')(page);
      await expect(page.getByRole('link', { name: /^Berea Notes on/ })).toBeVisible();
    },
    goesOn: true,
  },
  { name: 'words', to: tool('Greek / Hebrew Breakdown'), goesOn: true },
  {
    name: 'the lexicon',
    to: async (page) => {
      const words = page.getByRole('region', { name: 'Greek / Hebrew Breakdown' });
      await words.getByRole('button', { expanded: false }).first().click();
      await button('Renderings and verses')(page);
      await expect(panel(page, 'Lexicon').getByRole('heading', { name: /^Used/ })).toBeVisible();
    },
    goesOn: true,
  },
  {
    name: 'the interlinear',
    at: '/bible/Psalms/23',
    to: async (page) => {
      await (await openTools(page, 'Psalm 23:1')).getByRole('button', { name: 'Interlinear' }).click();
      await expect(page.getByRole('heading', { name: 'The Hebrew words' })).toBeVisible();
    },
  },
  {
    name: 'an answer',
    to: async (page) => {
      await tools(page);
      await page.getByLabel('Ask Scholar about this verse').fill('Who are the poor in spirit?');
      await button('Ask')(page);
      await expect(page.getByRole('button', { name: 'New Question' })).toBeVisible();
    },
  },
];
