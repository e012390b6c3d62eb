import { FRAME_STATES } from './frame-states.mjs';
import { PANEL_STATES } from './panel-states.mjs';
import { READING_STATES } from './reading-states.mjs';
import { fail } from './steps.mjs';
import { TROUBLE_STATES } from './trouble-states.mjs';
import { WORK_STATES } from './work-states.mjs';

const AT = '/bible/Matthew/5';

/** Searches with and without results. */
const SEARCH_STATES = [
  { name: 'search', at: `${AT}?q=shepherd` },
  { name: 'search-books', at: `${AT}?q=shepherd`, steps: (page) => page.getByText(/^By book/).click() },
  { name: 'search-mistake', at: `${AT}?q=sheperd` },
  { name: 'search-reference', at: `${AT}?q=John+3:16` },
  { name: 'search-lexicon', at: `${AT}?q=love&kind=lexicon` },
  { name: 'search-commentary', at: `${AT}?q=shepherd&kind=commentary` },
  { name: 'search-all', at: `${AT}?q=shepherd&all=1` },
  { name: 'search-nothing', at: `${AT}?q=zzzyx&in=Romans` },
  { name: 'search-failed', at: `${AT}?q=shepherd`, before: fail('**/api/bible/search**') },
];

/**
 * Every state of the Bible page, every screen of the frame, and the layers above notes and sermons: its name, its
 * address, the preparation of the empty page (`before`), and the steps that lead to it once the page is there
 * (`steps`). `only`: the width that has it; `tablet`: it is taken at that width too; `firstVisit`: the cookie banner
 * has not been answered; `held`: a request is never answered; `apart`: it is taken in a window of its own, in which it
 * may leave anything.
 */
export const STATES = [
  ...READING_STATES,
  ...PANEL_STATES,
  ...SEARCH_STATES,
  ...FRAME_STATES,
  ...WORK_STATES,
  ...TROUBLE_STATES,
];
