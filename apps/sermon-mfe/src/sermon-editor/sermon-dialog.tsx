import { ItemDialog } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { useSermonForm } from '../data/sermons.js';
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

export const SermonDialog = ({ sermon, ...dialog }: SermonDialogProps) => (
  <ItemDialog
    noun={SERMON}
    edited={sermon !== undefined}
    form={useSermonForm(`sermon:${sermon?.id ?? 'new'}`, sermon)}
    fields={SERMON_FIELDS}
    toValues={toValues}
    toDraft={(values) => toSermonDraft(values, sermon)}
    {...dialog}
  />
);
