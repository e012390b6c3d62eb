import { useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { useCallback } from 'react';
import type { PrintedSermon } from '../print/sermon-paper.js';
import { fileName, saveFile } from './download-text.js';
import { t } from '../texts/sermon-print.js';

/** Hands a sermon to its user as a Word document. The code that makes it is loaded with the first one. */
export function useWordExport(): (sermon: PrintedSermon, options?: { listDrafted?: boolean }) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async ({ title, scripture, theme, outline, body, origins }, options) => {
      try {
        const { sermonDocx } = await import('./sermon-docx.js');
        const file = await sermonDocx({ title, scripture, theme, outline, body, origins }, options);
        saveFile(file, fileName(title, new Date(), 'docx'));
        toast({ title: t('sermon-print.document-downloaded') });
      } catch (error) {
        toast({ title: t('sermon-print.document-could-not-be-made'), description: explain(error), kind: 'error' });
      }
    },
    [toast],
  );
}
