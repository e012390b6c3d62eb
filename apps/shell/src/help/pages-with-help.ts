/**
 * Pages whose help the shell keeps, by the first parts of their addresses; Scholar and the Bible bring their own. Home is
 * what stands at '/' where Scholar is switched off.
 */
const PAGES = ['home', 'library', 'notes', 'sermon-prep', 'profile', 'settings', 'menu', 'community'] as const;
export type HelpedPage = (typeof PAGES)[number];

/** Which of them stands at an address. */
export function helpFor(pathname: string, scholarIsOff: boolean): HelpedPage | undefined {
  if (pathname === '/') return scholarIsOff ? 'home' : undefined;
  const area = pathname.split('/')[1];
  return PAGES.find((page) => page === area);
}
