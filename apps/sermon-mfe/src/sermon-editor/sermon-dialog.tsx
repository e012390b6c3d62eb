import { useSaveDialog } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { FormDialog } from '@berea/ui/forms';
import { useSermonForm } from '@berea/web';
import { SERMON } from '../sermon-list.js';
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
  const save = useSaveDialog(SERMON, form, (saved) => {
    onClose();
    onSaved(saved);
  });
  return (
    <FormDialog
      title={sermon ? 'Edit Sermon' : 'Create New Sermon'}
      saveLabel={sermon ? 'Save Changes' : 'Create Sermon'}
      fields={SERMON_FIELDS}
      toValues={toValues}
      memory={form}
      onSave={(values) => save(toSermonDraft(values, sermon))}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
