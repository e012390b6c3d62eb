import type { Theme } from './themes.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The narrowest phone. */
export const NARROW = { width: 320, height: 700 };

/** A size of the window, and a theme to look at it in. */
export interface Appearance {
  readonly title: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: Theme;
}

export const DESKTOP_LIGHT: Appearance = { title: 'desktop, light', viewport: DESKTOP, theme: 'light' };
export const PHONE_DARK: Appearance = { title: 'phone, dark', viewport: PHONE, theme: 'dark' };

/** Both sizes and both themes, each once: what `npm test` looks at. */
export const APPEARANCES: readonly Appearance[] = [DESKTOP_LIGHT, PHONE_DARK];

/** The other two of the four, which have the same elements: `npm run test:all` looks at these. */
export const OTHER_APPEARANCES: readonly Appearance[] = [
  { title: 'desktop, dark', viewport: DESKTOP, theme: 'dark' },
  { title: 'phone, light', viewport: PHONE, theme: 'light' },
];

export const isPhone = ({ viewport }: Appearance): boolean => viewport === PHONE;
