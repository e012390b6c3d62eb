/** What the API document says of a text in base64. */
export const BASE64_PATTERN = '^[A-Za-z0-9+/]+={0,2}$';

/**
 * Whether a text of some megabytes has this form. One expression for the whole would remember a way back for each letter,
 * and now and then end at the limit of the stack.
 */
export const isBase64 = (text: string): boolean =>
  !/[^A-Za-z0-9+/=]/.test(text) && /^[^=]+={0,2}$/.test(text.slice(-3)) && !text.slice(0, -2).includes('=');
