/** Pages of the shell that have help, by the first parts of their addresses; remotes bring their own. */
const PAGES = ['library', 'profile', 'settings', 'menu', 'community'] as const;
export type HelpedPage = (typeof PAGES)[number];

/** The page with help at an address. */
export function helpFor(pathname: string): HelpedPage | undefined {
  const area = pathname.split('/')[1];
  return PAGES.find((page) => page === area);
}
