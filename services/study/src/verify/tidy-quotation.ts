/** The lookbehind keeps the search for the end from trying every start within a long row of marks. */
const EDGES = /^[\s"“”«»—–-]+|(?<![\s"“”«»—–([-])[\s"“”«»—–([-]+$/g;
/** Single marks around it. At the end alone one is an apostrophe: 'for his disciples’'. */
const SINGLE = /^(?:‘([^‘]*?)’?|'(.*)')$/;

/** A quotation on one line, without emphasis and without the marks around it. */
export function tidyQuotation(written: string): string {
  const line = written.replace(/[*_~]+/g, '').replace(/\s+/g, ' ');
  return line.replace(EDGES, '').replace(SINGLE, '$1$2').replace(EDGES, '');
}
