export interface PolicySources {
  /** Of this answer alone; style elements must carry it. */
  readonly nonce: string;
  /** Origins other than this one that remotes are loaded from. */
  readonly remoteOrigins: readonly string[];
  /** Origin of a hosted auth service. */
  readonly authOrigin?: string | undefined;
}

/** The policy of a page. Nothing is ever evaluated, and no script but a file of ours or of a listed remote runs. */
export function contentSecurityPolicy({ nonce, remoteOrigins, authOrigin }: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteOrigins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...(authOrigin ? [authOrigin] : []), ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
