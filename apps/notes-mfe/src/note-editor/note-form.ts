import type { Note, NoteDraft } from '@berea/contracts';
import { NOTE_LIMITS } from '@berea/contracts/values';
import type { TextField, Values } from '@berea/ui/forms';
import { parseKept, readKept } from '@berea/web';
import { t } from '../texts/notes.js';

export type NoteField = 'title' | 'scripture' | 'content' | 'tags';

const titleField = (): TextField<'title'> => ({
  name: 'title',
  label: t('notes.title'),
  max: NOTE_LIMITS.title,
  required: true,
});
const contentField = (): TextField<'content'> => ({
  name: 'content',
  label: t('notes.content'),
  max: NOTE_LIMITS.content,
  required: true,
  rows: 8,
});

export const noteFields = (): readonly TextField<NoteField>[] => [
  titleField(),
  { name: 'scripture', label: t('notes.scripture'), max: NOTE_LIMITS.scripture, placeholder: t('notes.matthew-5-3') },
  contentField(),
  {
    name: 'tags',
    label: t('notes.tags'),
    max: Infinity,
    check: checkTags,
    placeholder: t('notes.beatitudes-sermon'),
    hint: t('notes.separate-tags-with-commas'),
  },
];

export const journalFields = (): readonly TextField<'title' | 'content'>[] => [titleField(), contentField()];

/** The fields with a preview of the content. */
export const withPreview = <Name extends string>(
  fields: readonly TextField<Name>[],
  preview: NonNullable<TextField['preview']>,
): TextField<Name>[] => fields.map((field) => (field.name === 'content' ? { ...field, preview } : field));

/** Initial values of the form: a note's texts, or nothing. */
export const toValues = (note: Note | undefined): Values<NoteField> => ({
  title: note?.title ?? '',
  scripture: note?.scripture ?? '',
  content: note?.content ?? '',
  tags: note?.tags?.join(', ') ?? '',
});

/** The draft to send: optional parts are left out when they are empty. */
export function toNoteDraft(values: Values<NoteField>): NoteDraft {
  const scripture = values.scripture.trim();
  const tags = parseTags(values.tags);
  return {
    title: values.title.trim(),
    content: values.content,
    ...(scripture && { scripture }),
    ...(tags.length > 0 && { tags }),
  };
}

/** The draft in a kept text of the form; undefined for another text. */
export function readNoteDraft(text: string): NoteDraft | undefined {
  const values = readKept(parseKept(text), toValues(undefined));
  return values.title.trim() && values.content.trim() ? toNoteDraft(values) : undefined;
}

/** The tags of a comma-separated list: trimmed, empty ones dropped, and of those that differ in case alone the first. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim());
  const keys = tags.map((tag) => tag.normalize().toLowerCase());
  return tags.filter((tag, index) => tag && keys.indexOf(keys[index]!) === index);
}

/** The error in a list of tags, or undefined. */
export function checkTags(text: string): string | undefined {
  const tags = parseTags(text);
  if (tags.length > NOTE_LIMITS.tags) return t('notes.note-can-have-at-most', { tags: NOTE_LIMITS.tags });
  if (tags.some((tag) => tag.length > NOTE_LIMITS.tag)) return t('notes.tag-can-be-at-most', { tag: NOTE_LIMITS.tag });
  return undefined;
}
