import { t } from '../texts/profile.js';
/** A browser's own description in words: 'Chrome on Windows'. */
export interface Device {
  readonly name: string;
  readonly kind: 'computer' | 'phone' | 'tablet';
}

/** The first that fits counts: browsers name others that they resemble. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([sign]) => sign.test(text))?.[1];

/** @param userAgent of the `User-Agent` header; what it does not tell is called 'a browser' */
export function describeDevice(userAgent: string): Device {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  const isTablet =
    /\biPad\b|\bTablet\b/.test(userAgent) || (/\bAndroid\b/.test(userAgent) && !/\bMobile\b/.test(userAgent));
  return {
    name: deviceName(browser, system),
    kind: isTablet ? 'tablet' : /\biPhone\b|\bMobile\b/.test(userAgent) ? 'phone' : 'computer',
  };
}

function deviceName(browser: string | undefined, system: string | undefined): string {
  if (!system) return browser ?? t('profile.a-browser');
  return browser ? t('profile.browser-on-system', { browser, system }) : t('profile.a-browser-on-system', { system });
}
