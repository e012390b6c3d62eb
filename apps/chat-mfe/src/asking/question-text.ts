import { isTopic } from '@berea/web/opening';

/** The box after a topic was chosen. It takes the place of another topic, never that of the reader's own words. */
export function withTopic(text: string, question: string): string {
  const own = text.trim() !== '' && !isTopic(text.trim());
  return own ? `${text.trimEnd()}\n\n${question}` : question;
}

/** The box after a failed send: the question that came back, before anything typed meanwhile. Neither is lost. */
export function joinDrafts(failed: string, typed: string): string {
  return !typed.trim() || typed === failed ? failed : `${failed}\n\n${typed}`;
}
