export interface Shortcut {
  /** Names of the keys, as they are written on them; several do the same. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** Every key of the reader, in the words of the help dialog. */
export const SHORTCUTS: readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Anywhere on the page',
    shortcuts: [
      { keys: ['←', '→'], does: 'Previous and next chapter' },
      { keys: ['/'], does: 'Search Scripture' },
      { keys: ['Esc'], does: 'Close the panel, or let go of the chosen verses' },
    ],
  },
  {
    where: 'On a verse',
    shortcuts: [
      { keys: ['↑', '↓', 'k', 'j'], does: 'Previous and next verse' },
      { keys: ['Home', 'End'], does: 'First and last verse' },
      { keys: ['Enter'], does: 'Open Study Tools' },
      { keys: ['Shift ↑', 'Shift ↓'], does: 'Choose several verses' },
      { keys: ['Ctrl C'], does: 'Copy the chosen verses' },
      { keys: ['h'], does: 'Highlight, or remove the highlight' },
      { keys: ['b'], does: 'Bookmark, or remove the bookmark' },
      { keys: ['n'], does: 'Add a note' },
      { keys: ['a'], does: 'Ask Scholar' },
      { keys: ['g'], does: 'Go to another book, chapter or verse' },
    ],
  },
];
