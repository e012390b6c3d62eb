import type { Answer } from './script-server.js';

/** Answers the calls of one route one after the other; the last answer stays. */
export function inTurn(...answers: readonly { readonly status: number; readonly body?: unknown }[]): Answer {
  let next = -1;
  return {
    get status() {
      next = Math.min(next + 1, answers.length - 1);
      return answers[next]?.status ?? 500;
    },
    get body() {
      return answers[next]?.body;
    },
  };
}

/** The gateway's answer while a service is away. */
export const UNAVAILABLE = {
  status: 503,
  body: { code: 'SERVICE_UNAVAILABLE', message: 'A part of the server is not available just now. Try again soon.' },
};
