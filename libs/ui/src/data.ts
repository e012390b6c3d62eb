// Shared by host and remotes as one module: what lists, dialogs and overlays need beyond core.
export { Drawer, Modal, Popconfirm, Popover, Tabs } from 'antd';
export { doesBackClose, useBackCloses } from './components/back-closes.js';
export { Card, CardGrid, type CardGridProps, CardTitle, type CardTitleProps } from './components/card-grid.js';
export { CollectionPage, type CollectionPageProps } from './components/collection-page.js';
export { ConfirmDelete, type ConfirmDeleteProps } from './components/confirm-delete.js';
export { CoveringDrawer, CoveringModal } from './components/covers.js';
export { type Dialog, dialogLook, type ShownDialog, useDialog } from './components/dialog.js';
export { Dropdown } from './components/dropdown.js';
export { formatDay, formatTime, formatToday } from './components/format-day.js';
export {
  HelpButton,
  HelpDialog,
  type HelpDialogProps,
  type HelpFeature,
  type HelpProps,
} from './components/help-dialog.js';
export { ItemActions, type ItemActionsProps } from './components/item-actions.js';
export { PopoverDialog, type PopoverDialogProps } from './components/popover-dialog.js';
export { printAlone, PrintSheet, type PrintSheetProps } from './components/print-sheet.js';
export { ReadDialog, type ReadDialogProps } from './components/read-dialog.js';
export { readerPath } from './components/reader-path.js';
export { useReaderPath } from './components/use-reader-path.js';
export { ScriptureLink } from './components/scripture-link.js';
export { SearchField, type SearchFieldProps } from './components/search-field.js';
export { SkeletonCards, type SkeletonCardsProps } from './components/skeleton-cards.js';
export { Sheet, type SheetProps } from './components/sheet.js';
export { type ListFocus, recoverFocus, useListFocus } from './components/use-list-focus.js';
