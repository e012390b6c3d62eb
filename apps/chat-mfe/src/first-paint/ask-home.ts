import { type AskPage, whenRootExists } from '@berea/web/first-paint';
import { type HomeAnswers, paintHome, paintKeptHome } from './paint-home.js';

/** As `data/messages.ts` has it. */
const MESSAGES_AT_ONCE = 50;

/** Requests the chat's first data; the words of an empty conversation are shown once it is known to be one. */
export const askHome: AskPage = (ask, { search }) => {
  const conversation = new URLSearchParams(search).get('conversation');
  const begins = conversation === 'new' || conversation === 'today';
  const answers: Partial<HomeAnswers> = begins ? { messages: [] } : {};
  const isWhole = (some: Partial<HomeAnswers>): some is HomeAnswers =>
    Boolean(some.assistant && some.messages && some.preferences);
  const read = (name: keyof HomeAnswers, address: string) =>
    void ask(address, (text) => {
      Object.assign(answers, { [name]: JSON.parse(text) as unknown });
      if (isWhole(answers)) paintHome(answers, conversation !== 'new');
    });
  read('preferences', '/api/user/profile');
  read('assistant', '/api/chat/assistant');
  if (!begins) {
    const which = new URLSearchParams({ ...(conversation && { conversation }), limit: `${MESSAGES_AT_ONCE}` });
    read('messages', `/api/chat/messages?${which}`);
  }
  if (!conversation) whenRootExists(paintKeptHome);
};
