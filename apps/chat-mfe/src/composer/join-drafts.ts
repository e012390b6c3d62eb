/** The box after a failed send: the question that came back, before anything typed meanwhile. Neither is lost. */
export function joinDrafts(failed: string, typed: string): string {
  return !typed.trim() || typed === failed ? failed : `${failed}\n\n${typed}`;
}
