import { type AuthConfig, isLoopbackHost } from './auth-config.js';

/** Addresses with these schemes would run or show what their author wrote instead of an application. */
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** Decides where a link may lead. Tokens travel in it, so the target must be ours or allowed. */
export class RedirectTargets {
  private readonly site: URL;
  private readonly patterns: readonly (readonly string[])[];

  constructor(private readonly config: AuthConfig) {
    this.site = new URL(config.siteUrl);
    this.patterns = config.redirectPatterns.map(partsOf);
  }

  /** Returns `asked` if it is allowed, else the site; it never throws. */
  resolve(asked: string): string {
    if (!URL.canParse(asked)) return this.config.siteUrl;
    const target = new URL(asked);
    target.hash = '';
    if (target.username || target.password || NEVER.has(target.protocol)) return this.config.siteUrl;
    return this.isOfSite(target) || this.patterns.some((pattern) => fits(target.href, pattern))
      ? target.href
      : this.config.siteUrl;
  }

  private isOfSite(target: URL): boolean {
    if (target.protocol !== this.site.protocol) return false;
    // On a developer's own machine, the web may be served on another port.
    if (isLoopbackHost(this.site.hostname)) return isLoopbackHost(target.hostname);
    return target.host === this.site.host;
  }
}

/** Splits a pattern into characters and wildcards. */
const partsOf = (pattern: string): string[] => pattern.match(/\*\*|./gsu) ?? [];

/**
 * Whether an address matches a pattern: `**` matches anything, `*` anything but a dot or a slash, `?` one such
 * character. It looks at each character of the address once for each part of the pattern, however many wildcards there
 * are.
 */
function fits(address: string, parts: readonly string[]): boolean {
  const isOne = (letter: string) => letter !== '.' && letter !== '/';
  /** The counts of pattern parts that may have matched so far. */
  let reached = passing(new Set([0]), parts);
  for (const letter of address) {
    const next = new Set<number>();
    for (const at of reached) {
      const part = parts[at];
      if (part === '**' || (part === '*' && isOne(letter))) next.add(at);
      else if (part === letter || (part === '?' && isOne(letter))) next.add(at + 1);
    }
    reached = passing(next, parts);
  }
  return reached.has(parts.length);
}

/**
 * Adds the positions behind wildcards, which may match nothing. A set yields members that are added during the loop.
 */
function passing(reached: Set<number>, parts: readonly string[]): Set<number> {
  for (const at of reached) if (parts[at]?.startsWith('*')) reached.add(at + 1);
  return reached;
}
