/** Where the link of the confirmation mail leads: home, signed in. */
export const confirmedAddress = (): string => `${window.location.origin}/`;
