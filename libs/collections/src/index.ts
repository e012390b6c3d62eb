export { ListEmpty, type ListEmptyProps, ListFailed, type ListQuery, type Noun } from './list-states.js';
export { ListMore } from './list-more.js';
export { useOpenItem, usePutBack, useRemoveItem, useSaveDialog } from './use-item-actions.js';
export { VersionList } from './versions/version-list.js';
export { VersionPreview } from './versions/version-preview.js';
export { VersionsDrawer } from './versions/versions-drawer.js';
