import { openState } from '../frame/open-state.js';

/** The guided tour: home opens it where it was chosen, settings where one stands. */
export const tour = openState();
