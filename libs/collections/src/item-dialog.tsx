import { useToast } from '@berea/ui/core';
import { FormDialog, type TextField, type TextMemory, type Values } from '@berea/ui/forms';
import { explain } from '@berea/web';
import { capital, type Noun } from './list-states.js';
import { type Saving, useSaveDialog } from './use-item-actions.js';

export interface ItemDialogProps<Name extends string, Draft, Item> {
  readonly noun: Noun;
  /** Whether one of the list is changed; a new one is written otherwise. */
  readonly edited: boolean;
  /** What the resource's `useForm` answers: where the text is kept, and how it is saved. */
  readonly form: TextMemory<Item> & Saving<Draft, Item> & { readonly forget: () => void };
  readonly fields: readonly TextField<Name>[];
  /** What the form holds of an item, and of none, when nothing was typed. */
  readonly toValues: (item: Item | undefined) => Values<Name>;
  /** What is sent. */
  readonly toDraft: (values: Values<Name>) => Draft;
  /** 'Create New Note' or 'Edit Note' without it. */
  readonly title?: string;
  /** 'Create Note' or 'Save Changes' without it. */
  readonly saveLabel?: string;
  /** Saves the text beside the version that was saved elsewhere; not offered without it. */
  readonly saveCopy?: (draft: Draft) => Promise<Item>;
  readonly open: boolean;
  readonly onSaved: (item: Item) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The dialog in which one item of a list is written or changed. */
export function ItemDialog<Name extends string, Draft, Item>(props: ItemDialogProps<Name, Draft, Item>) {
  const { noun, edited, form, fields, toValues, toDraft, saveCopy, open, onSaved, onClose, onClosed } = props;
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
      toast({ title: `Failed to create ${noun.one}`, description: explain(error), kind: 'error' });
    }
  };
  return (
    <FormDialog
      title={props.title ?? (edited ? `Edit ${one}` : `Create New ${one}`)}
      saveLabel={props.saveLabel ?? (edited ? 'Save Changes' : `Create ${one}`)}
      fields={fields}
      toValues={toValues}
      memory={form}
      onSave={(values) => save(toDraft(values))}
      {...(saveCopy && { onKeepBoth: (values) => keepBoth(toDraft(values), saveCopy) })}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    />
  );
}
