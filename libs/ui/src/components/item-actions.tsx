import { Pencil } from 'lucide-react';
import { ConfirmDelete } from './confirm-delete.js';
import styles from './item-actions.module.css';
import { LightIconButton } from './light-icon-button.js';
import { t } from '../texts/ui-data.js';

export interface ItemActionsProps {
  /** The item's kind, in one lower-case word: 'note'. */
  readonly noun: string;
  readonly title: string;
  readonly onEdit: () => void;
  readonly onDelete: () => Promise<unknown>;
}

/** Edit and delete of one of the user's own things. */
export function ItemActions({ noun, title, onEdit, onDelete }: ItemActionsProps) {
  return (
    <div className={styles['actions']} data-screen-only="">
      <LightIconButton
        icon={Pencil}
        label={t('ui-data.edit-item', { noun, title })}
        tooltip={t('ui-data.edit')}
        onClick={onEdit}
      />
      <ConfirmDelete
        label={t('ui-data.delete-item', { noun, title })}
        question={t('ui-data.delete-this-item', { noun })}
        consequence={t('ui-data.it-stays-in-bin')}
        onDelete={onDelete}
      />
    </div>
  );
}
