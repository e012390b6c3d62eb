export { NUMBERED_LISTS, type ListedReference, type NumberedList } from './numbered-lists.js';
export { SPOKEN_REFERENCES } from './spoken-references.js';
export { dearTexts, HOSTILE_TEXTS, type HostileText, timesAsMuch } from './hostile-texts.js';
export { keyOfPlace, WRITTEN_REFERENCES, type WrittenReference } from './written-references.js';
