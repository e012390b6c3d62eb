import { PageFrame } from '@berea/ui/core';

export function ChatPage() {
  return <PageFrame title="Chat">{null}</PageFrame>;
}
