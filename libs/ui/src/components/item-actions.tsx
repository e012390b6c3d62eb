import { Pencil } from 'lucide-react';
import { ConfirmDelete } from './confirm-delete.js';
import styles from './item-actions.module.css';
import { LightIconButton } from './light-icon-button.js';

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
      <LightIconButton icon={Pencil} label={`Edit ${noun}: ${title}`} tooltip="Edit" onClick={onEdit} />
      <ConfirmDelete
        label={`Delete ${noun}: ${title}`}
        question={`Delete this ${noun}?`}
        consequence="It stays in the bin for 30 days."
        onDelete={onDelete}
      />
    </div>
  );
}
