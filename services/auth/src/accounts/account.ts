/** By what an account is found: an address or a number, as stored. */
export type Account = { readonly email: string } | { readonly phone: string };

/** The address or number itself. */
export const nameOf = (account: Account): string => ('email' in account ? account.email : account.phone);
