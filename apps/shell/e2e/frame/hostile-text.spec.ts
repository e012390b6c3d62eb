import { PAYLOADS } from '../support/hostile-payloads.js';
import { testHostileText } from '../support/hostile-text.js';

// Every fifth, in every place; `npm run test:all` takes all of them (controls/every-hostile-text.spec.ts).
testHostileText(PAYLOADS.filter((_text, at) => at % 5 === 0));
