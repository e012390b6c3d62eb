export { ListEmpty, type ListEmptyProps, ListFailed, type ListQuery, SearchFailed } from './list-states.js';
export type { Noun } from './noun.js';
export { searchItems } from './search-items.js';
export { useOpenItem, useRemoveItem, useSaveDialog } from './use-item-actions.js';
