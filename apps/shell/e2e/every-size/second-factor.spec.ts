import { testSecondFactorScreens } from '../support/second-factor-screens.js';
import { OTHER_APPEARANCES } from '../support/sizes.js';

for (const appearance of OTHER_APPEARANCES) testSecondFactorScreens(appearance);
