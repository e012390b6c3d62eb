import { READING, STUDYING } from '../support/bible-states.js';
import { checkBibleStates } from '../support/check-bible-states.js';
import { DESKTOP_LIGHT, PHONE_DARK } from '../support/sizes.js';
import { test } from '../support/test.js';

// Each state in one size and theme; the other three are looked at by `npm run test:all` (every-size/bible-states.spec.ts).
for (const { what, states, appearance } of [
  { what: 'reading', states: READING, appearance: DESKTOP_LIGHT },
  { what: 'studying', states: STUDYING, appearance: PHONE_DARK },
]) {
  test.describe(appearance.title, () => {
    test.use({ viewport: appearance.viewport });
    test(`every state of ${what} on the Bible page passes axe, and no phone scrolls sideways`, ({
      page,
      request,
      baseURL,
    }) => checkBibleStates({ page, request, baseURL }, states, appearance));
  });
}
