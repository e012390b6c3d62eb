import type { Issue, Sermon, SermonDraft } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { FormDialog } from '@berea/ui/forms';
import { explain, TransportError, useDraft, useSaveSermon } from '@berea/web';
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
  const [draft, setDraft, clearDraft] = useDraft(`sermon:${sermon?.id ?? 'new'}`);
  const { mutateAsync } = useSaveSermon();
  const toast = useToast();
  const save = async (texts: SermonDraft): Promise<readonly Issue[]> => {
    try {
      const saved = await mutateAsync({ ...texts, ...(sermon && { id: sermon.id }) });
      clearDraft();
      onClose();
      onSaved(saved);
      toast({ title: sermon ? 'Sermon updated successfully' : 'Sermon created successfully' });
      return [];
    } catch (error) {
      const title = sermon ? 'Failed to update sermon' : 'Failed to create sermon';
      toast({ title, description: explain(error), kind: 'error' });
      return error instanceof TransportError ? error.issues : [];
    }
  };
  return (
    <FormDialog
      title={sermon ? 'Edit Sermon' : 'Create New Sermon'}
      saveLabel={sermon ? 'Save Changes' : 'Create Sermon'}
      fields={SERMON_FIELDS}
      initial={toValues(sermon)}
      draft={draft}
      onDraft={setDraft}
      onSave={(values) => save(toSermonDraft(values))}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
