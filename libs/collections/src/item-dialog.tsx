import { useToast } from '@berea/ui/core';
import { FormDialog, type TextField, type TextMemory, type Values } from '@berea/ui/forms';
import { explain } from '@berea/web';
import type { ReactNode } from 'react';
import { capital, type Noun } from './list-states.js';
import { type Saving, useSaveDialog } from './use-item-actions.js';
import { t } from './texts/collections.js';

export interface ItemDialogProps<Name extends string, Draft, Item> {
  readonly noun: Noun;
  /** Whether one of the list is changed; a new one is written otherwise. */
  readonly edited: boolean;
  /** The result of the resource's `useForm`: it keeps the text and saves it. */
  readonly form: TextMemory<Item> & Saving<Draft, Item> & { readonly forget: () => void };
  readonly fields: readonly TextField<Name>[];
  /** The form's values of an item, or of a new one without any text. */
  readonly toValues: (item: Item | undefined) => Values<Name>;
  /** The draft that is sent. */
  readonly toDraft: (values: Values<Name>) => Draft;
  /** 'Create New Note' or 'Edit Note' without it. */
  readonly title?: string;
  /** 'Create Note' or 'Save Changes' without it. */
  readonly saveLabel?: string;
  /** Saves the text beside the version that was saved elsewhere; not offered without it. */
  readonly saveCopy?: (draft: Draft) => Promise<Item>;
  /** Above the fields: a shorter way to what they do. */
  readonly lead?: ReactNode;
  /** Folds the fields away under these words. */
  readonly folded?: string;
  readonly open: boolean;
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The dialog in which the user writes or changes one item of a list. */
export function ItemDialog<Name extends string, Draft, Item>(props: ItemDialogProps<Name, Draft, Item>) {
  const { noun, edited, form, fields, toValues, toDraft, saveCopy, lead, folded, open, onSaved, onClose, onClosed } =
    props;
  const one = capital(noun.one);
  const toast = useToast();
  const arrived = (saved: Item) => {
    onClose();
    onSaved(saved);
  };
  const save = useSaveDialog(noun, form, arrived);
  const keepBoth = async (draft: Draft, copy: (draft: Draft) => Promise<Item>) => {
    try {
      const saved = await copy(draft);
      form.forget();
      arrived(saved);
    } catch (error) {
      toast({ title: t('collections.create-failed', { item: noun.one }), description: explain(error), kind: 'error' });
    }
  };
  return (
    <FormDialog
      title={
        props.title ??
        (edited ? t('collections.edit-item', { item: one }) : t('collections.create-new-item', { item: one }))
      }
      saveLabel={
        props.saveLabel ?? (edited ? t('collections.save-changes') : t('collections.create-item', { item: one }))
      }
      fields={fields}
      toValues={toValues}
      memory={form}
      onSave={(values) => save(toDraft(values))}
      {...(saveCopy && { onKeepBoth: (values) => keepBoth(toDraft(values), saveCopy) })}
      {...(lead && { lead })}
      {...(folded && { folded })}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
