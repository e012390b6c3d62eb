/** Which part of a long list is asked for. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}
