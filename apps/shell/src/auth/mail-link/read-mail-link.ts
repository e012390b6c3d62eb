import { MAIL_LINK_PATH } from '../wanted-path.js';

const KINDS = ['signup', 'recovery', 'magiclink', 'email', 'invite', 'email_change'] as const;
export type MailLinkKind = (typeof KINDS)[number];

/** Content of a mail's link. */
export interface MailLink {
  readonly tokenHash: string;
  readonly kind: MailLinkKind;
  /** Path of the product that follows. */
  readonly next: string;
}

/** Reads `?token_hash=…&type=…&redirect_to=…`; null when it is no link that can be confirmed. */
export function readMailLink(search: string, origin: string): MailLink | null {
  const fields = new URLSearchParams(search);
  const tokenHash = fields.get('token_hash');
  const kind = KINDS.find((each) => each === fields.get('type'));
  if (!tokenHash || !kind) return null;
  return { tokenHash, kind, next: kind === 'recovery' ? '/reset-password' : pathOf(fields.get('redirect_to'), origin) };
}

/** The path of an address of our own; home for any other. */
function pathOf(address: string | null, origin: string): string {
  if (!address || !URL.canParse(address)) return '/';
  const { origin: asked, pathname, search } = new URL(address);
  // Two slashes at the beginning would name another host.
  const path = pathname.replace(/^\/+/, '/');
  return asked === origin && path !== MAIL_LINK_PATH ? path + search : '/';
}
