/** The work that the Hebrew words and their parsing come from; the sections of an analysis do not name it. */
export const HEBREW_TEXT = 'words-hbo';
/** The text whose words are tagged with lemmas. */
export const TAGGED_TEXT = 'bible-kjv';
