import { type AuthConfig, isLoopbackHost } from './auth-config.js';

/** Addresses of these kinds would run or show what their author wrote, not an application. */
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:']);

/** Decides where a link may lead: tokens travel in it, so it must be a place of ours. */
export class RedirectTargets {
  private readonly site: URL;
  private readonly patterns: RegExp[];

  constructor(private readonly config: AuthConfig) {
    this.site = new URL(config.siteUrl);
    this.patterns = config.redirectPatterns.map(toRegExp);
  }

  /** `asked` when it is allowed, else the site itself; never an error. */
  resolve(asked: string): string {
    if (!URL.canParse(asked)) return this.config.siteUrl;
    const target = new URL(asked);
    target.hash = '';
    if (target.username || target.password || NEVER.has(target.protocol)) return this.config.siteUrl;
    return this.isOfSite(target) || this.patterns.some((pattern) => pattern.test(target.href))
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

/** `**` stands for anything, `*` for anything but a dot or a slash, `?` for one such character. */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\*\*|[*?]|[.+^${}()|[\]\\]/g, (part) => WILDCARDS[part] ?? `\\${part}`);
  return new RegExp(`^${source}$`);
}

const WILDCARDS: Readonly<Record<string, string>> = { '**': '.*', '*': '[^./]*', '?': '[^./]' };
