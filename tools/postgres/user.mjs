/** The login that owns everything in the embedded Postgres. */
export const USER = 'berea';
