/** A dialog that lies over the whole page and waits for an answer: of the component library, and the browser's own. */
export const COVERING_DIALOG = '[role="dialog"][aria-modal="true"], dialog[open]';
