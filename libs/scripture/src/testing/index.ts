export { NUMBERED_LISTS, type ListedReference, type NumberedList } from './numbered-lists.js';
