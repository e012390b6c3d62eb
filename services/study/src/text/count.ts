/** '1 verse', '2 verses' */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
