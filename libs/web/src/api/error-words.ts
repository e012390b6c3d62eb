import type { ErrorBody } from '@berea/contracts';
import { t } from '../texts/errors.js';

/**
 * The body of an error in the language of the page: its message, and what is said of the one field that it is about. As it
 * came where only the server can word its reason.
 * @param text JSON
 */
export function wordError(text: string): string {
  const body = JSON.parse(text) as ErrorBody;
  const id = `errors.${body.reason}`;
  const message = t(id as 'errors.NOT_FOUND');
  // A catalogue answers with the id where it has no text.
  if (message === id) return text;
  const issues = body.data?.issues.map((issue) => (issue.message === body.message ? { ...issue, message } : issue));
  return JSON.stringify({ ...body, message, ...(issues && { data: { issues } }) });
}
