import type { ChatMessage, Conversation } from '@berea/contracts';
import type { Member } from '../../testing/start-study.js';

export const MESSAGES = '/api/chat/messages';
export const CONVERSATIONS = '/api/chat/conversations';

export const ask = async (member: Member, message: string, rest: object = {}): Promise<ChatMessage> =>
  (
    await member.api
      .post(MESSAGES)
      .send({ message, ...rest })
      .expect(201)
  ).body;

export const messages = async (member: Member, conversation?: string): Promise<ChatMessage[]> =>
  (
    await member.api
      .get(MESSAGES)
      .query(conversation ? { conversation } : {})
      .expect(200)
  ).body;

export const conversations = async (member: Member): Promise<Conversation[]> =>
  (await member.api.get(CONVERSATIONS).expect(200)).body;
