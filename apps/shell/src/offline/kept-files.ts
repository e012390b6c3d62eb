/** The one cache of the product: files of its builds and its empty page, the same for everybody. A sign-out deletes it. */
export const CACHE = 'berea-preach';

/** Address of the kept page: any address in the pulpit brings the same one, and this names no sermon. */
export const KEPT_PAGE = '/sermon-prep/kept/preach';

/** A visit uses about 60; nothing that a page may tell fills the disk. */
export const MOST_FILES = 300;

/** 'hashed' never changes under its name; 'listed' says where other files are; all else is never kept. */
export type FileKind = 'hashed' | 'listed' | 'other';

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const LISTED = /^\/(?:config|remotes)\.json$/;
const MANIFEST = /\/(?:mf-manifest\.json|remoteEntry\.js)$/;
/** A user's own paths, on this origin or on that of a hosted auth service. */
const PERSONAL = /^\/(?:api|auth|dev|health)(?:\/|$)/;

/** Which files of the shell and the remotes, wherever these are, can be kept. */
export function kindOf(address: string, origin: string): FileKind {
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol) || PERSONAL.test(url.pathname)) return 'other';
  if (HASHED.test(url.pathname)) return 'hashed';
  if (MANIFEST.test(url.pathname) || (url.origin === origin && LISTED.test(url.pathname))) return 'listed';
  return 'other';
}

/** The pulpit: the only pages that are answered without a network. */
export const isPulpit = (address: string): boolean =>
  /^\/sermon-prep\/[^/]+\/preach\/?$/.test(new URL(address).pathname);

/** The files without which the pulpit does not begin: those of the page, and the entry that it names of its remote. */
export function namedIn(html: string, origin: string): string[] {
  const own = [...html.matchAll(/\s(?:src|href)=["']?(\/[^"'\s>]+)/g)].map(([, address = '']) => address);
  const [, entry = ''] = /"sermon":\{"entry":"([^"]*\/assets\/[^"]+)"/.exec(html) ?? [];
  return [...own, entry]
    .map((address) => new URL(address, origin).href)
    .filter((address) => kindOf(address, origin) === 'hashed');
}
