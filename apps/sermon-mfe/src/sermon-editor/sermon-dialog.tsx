import { ItemDialog } from '@berea/collections';
import type { Sermon } from '@berea/contracts';
import { useMemo } from 'react';
import { useSermonForm } from '../data/sermons.js';
import { sermonNoun } from '../sermon-list.js';
import { sermonFields, toSermonDraft, toValues } from './sermon-form.js';

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
    noun={sermonNoun()}
    edited={sermon !== undefined}
    form={useSermonForm(`sermon:${sermon?.id ?? 'new'}`, sermon)}
    fields={useMemo(() => sermonFields(), [])}
    toValues={toValues}
    toDraft={(values) => toSermonDraft(values, sermon)}
    {...dialog}
  />
);
