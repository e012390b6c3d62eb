import type { ChatUsage, ProfileStats } from '@berea/contracts';
import { minifiedContract } from '@berea/contracts/minified';
import type { FastifyRequest } from 'fastify';
import type { Answer } from '../upstreams/exchange.js';
import type { Upstream } from '../upstreams/upstreams.js';

const { path: USAGE = '/' } = minifiedContract.chat.usage['~orpc'].route;
const TIMEOUT_MS = 800;

/**
 * How many questions an account has asked. The study service keeps them, and the content service answers what an account
 * keeps: the gateway joins the two. While it cannot be had, the answer says null.
 */
export class QuestionCount {
  constructor(private readonly study: Upstream) {}

  /** Begins to ask. @returns puts the count into the statistics, as soon as it has come */
  join(request: FastifyRequest): (answer: Answer) => Promise<Answer> {
    const asked = this.ask(request).catch(() => null);
    return async (answer) => (answer.status === 200 ? withQuestions(answer, await asked) : answer);
  }

  private async ask({ headers, id }: FastifyRequest): Promise<number | null> {
    const { statusCode, body } = await this.study.background.request({
      path: USAGE,
      method: 'GET',
      headers: {
        authorization: headers.authorization ?? '',
        'x-request-id': id,
        'x-deadline-ms': String(TIMEOUT_MS),
      },
      // Whole: the time until a connection is free counts too.
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (statusCode === 200) return ((await body.json()) as ChatUsage).questions ?? null;
    await body.dump();
    return null;
  }
}

function withQuestions(answer: Answer, questions: number | null): Answer {
  if (questions === null) return answer;
  const stats = JSON.parse(answer.body.toString()) as ProfileStats;
  return { ...answer, body: Buffer.from(JSON.stringify({ ...stats, questions })) };
}
