import { expect, it } from '@jest/globals';
import { tidyText } from './tidy-text.js';

it.each([
  ['his people , he redeems them', 'his people, he redeems them'],
  ['quotidi\u0081, daily', 'quotidi, daily'],
  ['trembling. \ufffd', 'trembling.'],
  ['could do so !', 'could do so!'],
  ['stay here long : walking', 'stay here long: walking'],
  ['origin ( H175) ( a shout )', 'origin (H175) (a shout)'],
  ['7:18-20,; 2 Samuel 7:28', '7:18-20; 2 Samuel 7:28'],
  ['of which Aaron;s rod', "of which Aaron's rod"],
  ['general:Deliver me,i.e. from it;mean', 'general: Deliver me, i.e. from it; mean'],
  ['every loss. * * * * * * *\n\nTrials', 'every loss.\n\nTrials'],
  ['Isaiah 22:13,14 + 2 * 3', 'Isaiah 22:13,14 + 2 * 3'],
  ['one\n\ntwo . . . three', 'one\n\ntwo . . . three'],
])('tidyText turns %j into %j', (source, printed) => {
  expect(tidyText(source)).toBe(printed);
});
