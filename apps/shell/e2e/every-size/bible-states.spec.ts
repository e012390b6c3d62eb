import { READING, STUDYING } from '../support/bible-states.js';
import { checkBibleStates } from '../support/check-bible-states.js';
import { DESKTOP_LIGHT, APPEARANCES, OTHER_APPEARANCES, PHONE_DARK } from '../support/sizes.js';
import { test } from '../support/test.js';

// The states that bible/accessibility.spec.ts does not check.
for (const appearance of [...APPEARANCES, ...OTHER_APPEARANCES]) {
  test.describe(appearance.title, () => {
    test.use({ viewport: appearance.viewport });
    for (const { what, states, seen } of [
      { what: 'reading', states: READING, seen: DESKTOP_LIGHT },
      { what: 'studying', states: STUDYING, seen: PHONE_DARK },
    ]) {
      if (appearance === seen) continue;
      test(`every state of ${what} on the Bible page passes axe, and no phone scrolls sideways`, ({
        page,
        request,
        baseURL,
      }) => checkBibleStates({ page, request, baseURL }, states, appearance));
    }
  });
}
