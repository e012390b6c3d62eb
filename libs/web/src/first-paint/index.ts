// For scripts that paint a page before the scripts of the page have come: it is bundled whole with such a script, leads
// to no package, and nothing depends on it.
export type { TodayCard } from '../features/today-card.js';
export { dayOf } from '../data/day-of.js';
export { nameOf } from '../session/full-name.js';
export * from '../storage/first-keys.js';
export { type Address, type Ask, type AskPage, askFirst } from './ask-first.js';
export { firstData, kept, keptUser, OTHER_SCREENS, parsed, showsSplash } from './first-facts.js';
export { make, showFirst, whenRootExists } from './show-first.js';
