const NAME = 'Authenticator app';

/** A name that none of the factors has: the auth service wants them to differ. */
export function newFactorName(factors: readonly { readonly friendly_name?: string }[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? NAME : `${NAME} ${number}`;
    if (!taken.has(name)) return name;
  }
}
