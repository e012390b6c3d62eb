import { READING, STUDYING } from '../support/bible-states.js';
import { checkBibleStates } from '../support/check-bible-states.js';
import { LOOKS } from '../support/sizes.js';
import { test } from '../support/test.js';

for (const look of LOOKS) {
  test.describe(look.title, () => {
    test.use({ viewport: look.viewport });
    for (const [what, states] of Object.entries({ reading: READING, studying: STUDYING })) {
      test(`every state of ${what} passes axe, and no phone scrolls sideways`, ({ page, request, baseURL }) =>
        checkBibleStates({ page, request, baseURL }, states, look));
    }
  });
}
