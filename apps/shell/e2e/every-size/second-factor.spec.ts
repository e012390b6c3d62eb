import { testSecondFactorScreens } from '../support/second-factor-screens.js';
import { OTHER_LOOKS } from '../support/sizes.js';

for (const look of OTHER_LOOKS) testSecondFactorScreens(look);
