/** Why a remote, or its part in a slot, cannot be shown; `code` is what support needs. */
export class RemoteError extends Error {
  constructor(
    readonly code: 'not-listed' | 'incompatible' | 'moved' | 'no-part' | 'unreachable' | 'timeout' | 'no-list',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
