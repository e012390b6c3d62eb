// The parts that show a search's results; loaded while the server searches.

export { NothingFound } from './nothing-found.js';
export { ResultList } from './result-list.js';
export { SearchOptions } from './search-options.js';
