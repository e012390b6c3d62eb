import { clientNetwork } from '@berea/server';

export const userKey = (userId: string): string => `user:${userId}`;

/** Key of an address, or of the network that counts as one sender. */
export const addressKey = (address: string): string => `net:${clientNetwork(address)}`;
