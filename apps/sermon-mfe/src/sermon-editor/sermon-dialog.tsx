import type { Issue, Sermon, SermonDraft } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { FormDialog } from '@berea/ui/forms';
import { explain, TransportError, useSermonForm } from '@berea/web';
import { SERMON_FIELDS, toSermonDraft, toValues } from './sermon-form.js';

export interface SermonDialogProps {
  /** The sermon to edit; a new one without it. */
  readonly sermon: Sermon | undefined;
  readonly open: boolean;
  readonly onSaved: (sermon: Sermon) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function SermonDialog({ sermon, open, onSaved, onClose, onClosed }: SermonDialogProps) {
  const form = useSermonForm(`sermon:${sermon?.id ?? 'new'}`, sermon);
  const toast = useToast();
  const save = async (texts: SermonDraft): Promise<readonly Issue[]> => {
    try {
      const saved = await form.save(texts);
      // Another version waits for the user's choice, which the dialog shows.
      if (!saved) return [];
      onClose();
      onSaved(saved);
      toast({ title: form.base ? 'Sermon updated successfully' : 'Sermon created successfully' });
      return [];
    } catch (error) {
      const title = form.base ? 'Failed to update sermon' : 'Failed to create sermon';
      toast({ title, description: explain(error), kind: 'error' });
      return error instanceof TransportError ? error.issues : [];
    }
  };
  return (
    <FormDialog
      title={sermon ? 'Edit Sermon' : 'Create New Sermon'}
      saveLabel={sermon ? 'Save Changes' : 'Create Sermon'}
      fields={SERMON_FIELDS}
      toValues={toValues}
      memory={form}
      onSave={(values) => save(toSermonDraft(values))}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
