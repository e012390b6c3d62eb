import { chooseByKeys, fail, holdBack, hover, keepLook, openTools, press, selectMore, then } from './steps.mjs';

const AT = '/bible/Matthew/5';

/** The text: how it is set, what stands in its place, and what is done with its verses. */
export const READING_STATES = [
  { name: 'read', at: AT },
  { name: 'read-range', at: `${AT}/3-5` },
  { name: 'read-psalm', at: '/bible/Psalms/23' },
  { name: 'read-letters', at: '/bible/Psalms/119' },
  {
    name: 'read-paragraphs',
    at: '/bible/John/3',
    before: keepLook({ layout: 'paragraphs', wordsOfJesus: true, notes: true }),
  },
  { name: 'read-poetry-paragraphs', at: '/bible/Psalms/23', before: keepLook({ layout: 'paragraphs' }) },
  { name: 'read-largest', at: AT, before: keepLook({ size: 'XL', measure: 'wide', wordsOfJesus: true }) },
  { name: 'read-world-english', at: `${AT}?translation=WEB`, before: keepLook({ notes: true }) },
  { name: 'translation-missing', at: `${AT}?translation=NIV` },
  { name: 'verse-missing', at: `${AT}/99` },
  { name: 'chapter-missing', at: '/bible/Matthew/40' },
  { name: 'loading', at: AT, held: true, before: holdBack('**/api/bible/Matthew/5**') },
  { name: 'failed', at: AT, before: fail('**/api/bible/Matthew/5**') },
  { name: 'books', at: AT, steps: press('Book', 'combobox') },
  { name: 'chapters', at: AT, steps: press('Chapter', 'combobox') },
  { name: 'look', at: AT, steps: press('Text size and theme') },
  { name: 'help', at: AT, steps: press('Help for this page') },
  { name: 'translations', at: AT, steps: press(/choose a translation$/) },
  { name: 'compare', at: `${AT}?with=WEB` },
  { name: 'compare-differences', at: `${AT}?with=WEB`, steps: press('Mark differences', 'switch') },
  { name: 'compare-languages', at: `${AT}?with=RV1909` },
  { name: 'verse-tools', at: AT, only: 'desktop', steps: hover('Matthew 5:4') },
  { name: 'palette', at: AT, only: 'desktop', steps: then(hover('Matthew 5:3'), press('Choose a colour')) },
  {
    name: 'verse-tools-paragraphs',
    at: AT,
    only: 'desktop',
    before: keepLook({ layout: 'paragraphs' }),
    steps: hover('Matthew 5:9'),
  },
  { name: 'chosen', at: AT, only: 'desktop', steps: chooseByKeys('Matthew 5:3', 3) },
  { name: 'choosing', at: AT, only: 'phone', steps: selectMore('Matthew 5:3') },
  { name: 'toast', at: AT, steps: then(openTools('Matthew 5:5'), press('Bookmark')) },
  {
    name: 'toast-failed',
    at: AT,
    before: fail('**/api/bookmarks', 'POST'),
    steps: then(openTools('Matthew 5:10'), press('Bookmark')),
  },
];
