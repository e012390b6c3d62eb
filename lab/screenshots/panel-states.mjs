import { ask, fail, holdBack, openResult, openTools, press, pressInBar, runTool, then } from './steps.mjs';

const AT = '/bible/Matthew/5';
const VERSE = 'Matthew 5:3';
const WORDS = 'Greek / Hebrew Breakdown';
const TOOLS = {
  words: WORDS,
  'cross-references': 'Cross-References',
  take: "Scholar's Take",
  culture: 'Cultural & Historical Context',
  topics: 'Topical Tags',
  sermon: 'Sermon Integration Tools',
  structure: 'Literary Structure',
  relations: 'Semantic Relations',
  devotional: 'Devotional Builder',
};
const notes = (page) =>
  page
    .getByRole('group', { name: 'Kind' })
    .getByRole('button', { name: /^Notes/ })
    .click();

/** What the lexicon says of the first word of the table. */
const unfoldWord = (page) =>
  page.getByRole('region', { name: WORDS }).getByRole('button', { expanded: false }).first().click();

/** The panel beside the text, on phones in a sheet over it. */
export const PANEL_STATES = [
  { name: 'tools', at: AT, steps: openTools(VERSE) },
  { name: 'tools-long', at: '/bible/Esther/8', steps: openTools('Esther 8:9') },
  { name: 'asking', at: AT, held: true, before: holdBack('**/api/bible/study-tools'), steps: ask(VERSE) },
  { name: 'answer', at: AT, steps: ask(VERSE, 'New Question') },
  {
    name: 'analyzing',
    at: AT,
    held: true,
    before: holdBack('**/api/bible/study-tools'),
    steps: then(openTools(VERSE), press(WORDS)),
  },
  {
    name: 'analysis-failed',
    at: AT,
    before: fail('**/api/bible/study-tools'),
    steps: then(openTools(VERSE), press(WORDS)),
  },
  ...Object.entries(TOOLS).map(([name, title]) => ({ name: `analysis-${name}`, at: AT, steps: runTool(VERSE, title) })),
  {
    name: 'guide-passage',
    at: '/bible/Luke/15',
    steps: then(runTool('Luke 15:20', WORDS), press('What this passage does')),
  },
  { name: 'guide-words', at: '/bible/Luke/15', steps: then(runTool('Luke 15:20', WORDS), unfoldWord) },
  { name: 'guide-all', at: '/bible/Luke/15', steps: then(runTool('Luke 15:20', WORDS), press('All study tools')) },
  { name: 'analysis-hebrew', at: '/bible/Genesis/1', steps: runTool('Genesis 1:1', WORDS) },
  { name: 'analysis-saved', at: AT, steps: then(runTool(VERSE, TOOLS.take), press('Save to Notes')) },
  { name: 'lexicon', at: AT, steps: then(runTool(VERSE, WORDS), unfoldWord, press('Renderings and verses')) },
  {
    name: 'commentary',
    at: `${AT}?q=meekness&kind=commentary`,
    steps: openResult,
  },
  { name: 'topic', at: `${AT}?q=meekness&kind=topics`, steps: openResult },
  { name: 'interlinear-greek', at: AT, steps: then(openTools(VERSE), press('Interlinear')) },
  { name: 'interlinear-hebrew', at: '/bible/Psalms/23', steps: then(openTools('Psalm 23:1'), press('Interlinear')) },
  { name: 'marks', at: AT, steps: pressInBar('My marks') },
  { name: 'marks-notes', at: AT, steps: then(pressInBar('My marks'), notes) },
  { name: 'marks-failed', at: AT, before: fail('**/api/highlights'), steps: pressInBar('My marks') },
];
