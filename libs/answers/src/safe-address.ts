const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link in an answer, when it leads to the web or to a mail; undefined for anything else. */
export function safeAddress(address: string | undefined): string | undefined {
  // Without a base: an address that is relative, or has a scheme in disguise, is refused.
  return address && URL.canParse(address) && ALLOWED.has(new URL(address).protocol) ? address : undefined;
}
