import type { Sermon, SermonDraft } from '@berea/contracts';
import { SERMON_LIMITS } from '@berea/contracts/values';
import type { TextField, Values } from '@berea/ui/forms';
import { t } from '../texts/sermons.js';

export type SermonField = 'title' | 'scripture' | 'outline' | 'notes';

export const sermonFields = (): readonly TextField<SermonField>[] => [
  { name: 'title', label: t('sermons.title'), max: SERMON_LIMITS.title, required: true },
  {
    name: 'scripture',
    label: t('sermons.scripture'),
    max: SERMON_LIMITS.scripture,
    required: true,
    placeholder: t('sermons.such-as'),
  },
  { name: 'outline', label: t('sermons.outline'), max: SERMON_LIMITS.outline, required: true, rows: 8 },
  { name: 'notes', label: t('sermons.notes'), max: SERMON_LIMITS.notes, rows: 3 },
];

/** Initial values of the form: a sermon's texts, or nothing. */
export const toValues = (sermon: Sermon | undefined): Values<SermonField> => ({
  title: sermon?.title ?? '',
  scripture: sermon?.scripture ?? '',
  outline: sermon?.outline ?? '',
  notes: sermon?.notes ?? '',
});

/** The draft to send: notes are left out when they are empty. Saved by this form, a sermon is a draft no longer. */
export const toSermonDraft = (
  { title, scripture, outline, notes }: Values<SermonField>,
  sermon?: Pick<Sermon, 'draft'>,
): SermonDraft => ({
  title: title.trim(),
  scripture: scripture.trim(),
  outline,
  ...(notes.trim() && { notes }),
  ...(sermon?.draft && { draft: false }),
});
