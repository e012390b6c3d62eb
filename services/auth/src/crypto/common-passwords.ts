import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password, however it is capitalised, is one of the 49,000 that are used most: those are tried first. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
