import { PAYLOADS } from '../support/hostile-payloads.js';
import { testHostileText } from '../support/hostile-text.js';

testHostileText(PAYLOADS);
