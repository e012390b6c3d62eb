import { openState } from './open-state.js';

/** The palette: a key, the sidebar and the menu open it. */
export const palette = openState();
