import { expect, it } from '@jest/globals';
import { tidyText } from './tidy-text.js';

it.each([
  ['his people , he redeems them', 'his people, he redeems them'],
  ['quotidi\u0081, daily', 'quotidi, daily'],
  ['trembling. \ufffd', 'trembling.'],
  ['one\n\ntwo . . . three', 'one\n\ntwo . . . three'],
])('prints %j as %j', (source, printed) => {
  expect(tidyText(source)).toBe(printed);
});
