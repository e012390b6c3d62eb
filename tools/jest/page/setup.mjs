import { afterEach, expect } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';

expect.extend(matchers);
// React asks this before it warns of a change that no test waits for.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// Pages with antd render slowly in jsdom: this only ends what never comes.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
