/** Whether an address is in the area of the remote at a path: `/` is the home page alone, any other path has all below it. */
export const inAreaOf = (path: string, pathname: string): boolean =>
  path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`);
