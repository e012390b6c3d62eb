import type { Conversation } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { dayOf, explain } from '@berea/web';
import { useFetchConversation } from '../data/conversations.js';
import { useState } from 'react';
import { t } from '../texts/chat-history.js';

/** Takes conversations out as one Markdown file. */
export function useExport() {
  const fetchConversation = useFetchConversation();
  const toast = useToast();
  const [exporting, setExporting] = useState(false);
  const run = async (conversations: readonly Conversation[], name: string) => {
    setExporting(true);
    try {
      // No part of the page's first scripts: few readers take a conversation out.
      const { download, exportConversation, exportName } = await import('./export-conversation.js');
      const texts: string[] = [];
      // One after the other: all at once would be a burst.
      for (const { id, title } of conversations) texts.push(exportConversation(title, await fetchConversation(id)));
      download(exportName(name, dayOf()), texts.join('\n---\n\n'));
    } catch (error) {
      toast({ title: t('chat-history.failed-to-export'), description: explain(error), kind: 'error' });
    } finally {
      setExporting(false);
    }
  };
  return { run, exporting };
}
