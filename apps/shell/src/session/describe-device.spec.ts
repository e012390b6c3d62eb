import { expect, it } from '@jest/globals';
import { describeDevice } from './describe-device.js';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0 Safari/537.36`, 'Chrome on Windows', 'computer'],
  [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge on Windows', 'computer'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18 Mobile/15E Safari/604`,
    'Safari on iPhone',
    'phone',
  ],
  [`${MOZILLA} (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0`, 'Firefox on Android', 'tablet'],
  [`${MOZILLA} (Linux; Android 15; K) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`, 'Chrome on Android', 'phone'],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux', 'computer'],
  ['curl/8', 'A browser', 'computer'],
  ['', 'A browser', 'computer'],
])('of the user agent “%s”, describeDevice says “%s” and %s', (userAgent, name, kind) =>
  expect(describeDevice(userAgent)).toEqual({ name, kind }),
);
