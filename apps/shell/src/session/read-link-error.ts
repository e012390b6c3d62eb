/** Why the link of a mail did not sign anybody in, as the auth service put it into the address. */
export interface LinkError {
  /** For example 'otp_expired'. */
  readonly code: string;
  /** The service's own words; '' where it has none. */
  readonly description: string;
}

/** Reads `#error=access_denied&error_code=otp_expired&error_description=...`; null for any other hash. */
export function readLinkError(hash: string): LinkError | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  if (!fields.has('error') && !fields.has('error_code')) return null;
  return {
    code: fields.get('error_code') ?? fields.get('error') ?? 'unknown',
    description: fields.get('error_description') ?? '',
  };
}
