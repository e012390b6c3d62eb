/** The encodings that answers may have, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that an answer to this `Accept-Encoding` header should have; undefined for none. */
export const preferredEncoding = (header: string | undefined): Encoding | undefined =>
  ENCODINGS.find((encoding) => acceptsEncoding(header, encoding));

/** True when an `Accept-Encoding` header names the encoding and does not weigh it with zero. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
