// What is shown of a search once there is something to show; loaded while the server searches.

export { NothingFound } from './nothing-found.js';
export { ResultList } from './result-list.js';
export { SearchOptions } from './search-options.js';
