import type { ChatMessage } from '@berea/contracts';
import { dearTexts } from '@berea/scripture/testing';
import { expect, it } from '@jest/globals';
import { exportConversation, exportName } from './export-conversation.js';

const message = { id: '1', userId: '2', timestamp: '2026-11-17T10:00:00Z', engine: 'library', sources: [] };

it('a hostile conversation eight times as long costs at most twelve times as much when it is exported', async () => {
  const act = (text: string) => {
    const messages = [{ ...message, message: text, response: text, citations: [] } as unknown as ChatMessage];
    return [exportConversation(text, messages), exportName(text, '2026-11-17')];
  };
  expect(await dearTexts(act, 200_000)).toEqual([]);
});
