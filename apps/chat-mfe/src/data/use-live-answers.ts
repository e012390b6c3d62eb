import { type Api, useApi } from '@berea/web';
import type { ChatMessage } from '@berea/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listen } from './answer-stream.js';
import { type LiveAnswer, LiveAnswers } from './live-answers.js';
import { announceChange } from './other-tabs.js';
import { putMessage } from './thread-cache.js';

/** One for each user's cache: it goes with it. */
const STORES = new WeakMap<QueryClient, LiveAnswers>();

function liveAnswersOf(client: QueryClient, api: Api): LiveAnswers {
  const known = STORES.get(client);
  if (known) return known;
  const made = new LiveAnswers({
    follow: (id) => listen(api.chat, { message: id }),
    onMessage: (message: ChatMessage) => {
      putMessage(client, api, message);
      // A conversation has another place in the list, and perhaps a title, once something was asked in it.
      void client.invalidateQueries({ queryKey: api.chat.conversations.key() });
      announceChange();
    },
  });
  STORES.set(client, made);
  return made;
}

export const useLiveAnswers = (): LiveAnswers => liveAnswersOf(useQueryClient(), useApi());

/** The answer to a message while it grows; undefined before and after. */
export function useLiveAnswer(id: string | undefined): LiveAnswer | undefined {
  const answers = useLiveAnswers();
  return useSyncExternalStore(answers.subscribe, () => answers.get(id));
}
