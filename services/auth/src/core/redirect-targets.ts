import { type AuthConfig, isLoopbackHost } from './auth-config.js';

/** Addresses of these kinds would run or show what their author wrote, not an application. */
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** Decides where a link may lead: tokens travel in it, so it must be a place of ours. */
export class RedirectTargets {
  private readonly site: URL;
  private readonly patterns: readonly (readonly string[])[];

  constructor(private readonly config: AuthConfig) {
    this.site = new URL(config.siteUrl);
    this.patterns = config.redirectPatterns.map(partsOf);
  }

  /** `asked` when it is allowed, else the site itself; never an error. */
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
    // On the developer's own machine the web may be served on another port.
    if (isLoopbackHost(this.site.hostname)) return isLoopbackHost(target.hostname);
    return target.host === this.site.host;
  }
}

/** A pattern by its characters and wildcards. */
const partsOf = (pattern: string): string[] => pattern.match(/\*\*|./gsu) ?? [];

/**
 * Whether an address fits a pattern: `**` stands for anything, `*` for anything but a dot or a slash, `?` for one such
 * character. Each character of the address is looked at once for each part of the pattern, however many wildcards it has.
 */
function fits(address: string, parts: readonly string[]): boolean {
  const isOne = (letter: string) => letter !== '.' && letter !== '/';
  /** How many parts of the pattern may be behind what was read. */
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

/** With those that follow wildcards, which may stand for nothing. A set is read in the order in which it grows. */
function passing(reached: Set<number>, parts: readonly string[]): Set<number> {
  for (const at of reached) if (parts[at]?.startsWith('*')) reached.add(at + 1);
  return reached;
}
