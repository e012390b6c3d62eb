import { useApi, useRefresh, useRetryKey } from '@berea/web';
import type { ChatMessage, ChatMode } from '@berea/contracts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { listen } from './answer-stream.js';
import { useStopAnswer } from './messages.js';
import { useLiveAnswers } from './use-live-answers.js';

export interface Question {
  readonly message: string;
  readonly mode: ChatMode;
  /** Id of an earlier conversation; without it the answer's own `conversation` tells where it went. */
  readonly conversation?: string;
  readonly newConversation?: boolean;
  /** The message that this one follows, where it is not the newest. */
  readonly after?: string;
  /** The message that this one asks again, in the same words or others; both stay. */
  readonly insteadOf?: string;
  /** Ids of the works that Scholar may use; all without it. */
  readonly works?: string[];
  /** The text of the Bible alone. */
  readonly textOnly?: boolean;
}

const ASK = ['chat', 'ask'];

/** Questions whose answer ends as soon as the server has them: before that there is nothing that can be ended. */
const UNWANTED = new WeakSet<Question>();

/**
 * Asks Scholar. The caller shows the question at once; as soon as the server has it, it joins the conversation, and its
 * answer grows as a live answer.
 */
export function useAskScholar() {
  const { chat, profile } = useApi();
  const live = useLiveAnswers();
  const { mutate: stop } = useStopAnswer();
  const refresh = useRefresh();
  const { keyFor, arrived } = useRetryKey('chat');
  return useMutation({
    mutationKey: ASK,
    mutationFn: (question: Question): Promise<ChatMessage> =>
      live.adopt(listen(chat, { question, idempotencyKey: keyFor(question) })),
    onSuccess: ({ id, state }, question) => {
      arrived();
      refresh(profile.stats.key());
      if (state === 'answering' && UNWANTED.has(question)) stop(id);
    },
  });
}

/** The question that was asked last: on its way, with the server, or failed. */
export interface AskedQuestion {
  readonly id: number;
  readonly status: 'pending' | 'success' | 'error';
  readonly question: Question;
  /** As the server has it, once it does; its answer may still grow. */
  readonly answer?: ChatMessage;
  readonly error: unknown;
}

/**
 * The question on its way, kept outside of the page: who leaves the page and comes back finds it, or its failure.
 * `settle(id)` forgets one whose outcome was dealt with; `stop(id)` ends the answer to one that is on its way still.
 */
export function useAskedQuestion(): {
  readonly asked: AskedQuestion | undefined;
  readonly settle: (id: number) => void;
  readonly stop: (id: number) => void;
  /** `stop` was said of it: its answer ends as soon as it begins. */
  readonly stopping: boolean;
} {
  const [, setUnwanted] = useState<number>();
  const mutations = useQueryClient().getMutationCache();
  const all = useMutationState({
    filters: { mutationKey: ASK, predicate: ({ state }) => state.status !== 'idle' },
    select: ({ mutationId, state }) =>
      ({
        id: mutationId,
        status: state.status,
        question: state.variables,
        answer: state.data,
        error: state.error,
      }) as AskedQuestion,
  });
  const find = useCallback(
    (id: number | undefined) => mutations.getAll().find(({ mutationId }) => mutationId === id),
    [mutations],
  );
  const settle = useCallback(
    (id: number) => {
      const done = find(id);
      if (done) mutations.remove(done);
    },
    [find, mutations],
  );
  const stop = useCallback(
    (id: number) => {
      const onItsWay = find(id);
      if (onItsWay) UNWANTED.add(onItsWay.state.variables as Question);
      setUnwanted(id);
    },
    [find],
  );
  const asked = all.at(-1);
  const variables = asked?.status === 'pending' ? (find(asked.id)?.state.variables as Question | undefined) : undefined;
  return { asked, settle, stop, stopping: variables !== undefined && UNWANTED.has(variables) };
}
