import { READING, STUDYING } from '../support/bible-states.js';
import { checkBibleStates } from '../support/check-bible-states.js';
import { DESKTOP_LIGHT, PHONE_DARK } from '../support/sizes.js';
import { test } from '../support/test.js';

// Each state in one size and theme; the other three are looked at by `npm run test:all` (every-size/bible-states.spec.ts).
for (const { what, states, look } of [
  { what: 'reading', states: READING, look: DESKTOP_LIGHT },
  { what: 'studying', states: STUDYING, look: PHONE_DARK },
]) {
  test.describe(look.title, () => {
    test.use({ viewport: look.viewport });
    test(`every state of ${what} on the Bible page passes axe, and no phone scrolls sideways`, ({
      page,
      request,
      baseURL,
    }) => checkBibleStates({ page, request, baseURL }, states, look));
  });
}
