/** Why a remote's area cannot be shown; `code` is what support needs. */
export class RemoteError extends Error {
  constructor(
    readonly code: 'not-listed' | 'incompatible' | 'unreachable' | 'timeout' | 'no-list',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
