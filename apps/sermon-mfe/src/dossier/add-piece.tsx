import { cutText } from '@berea/contracts/values';
import { Button, IconButton } from '@berea/ui/core';
import { Check, MicVocal } from 'lucide-react';
import styles from './add-piece.module.css';
import { t } from '../texts/dossier.js';

interface AddPieceProps {
  /** The words that it adds. */
  readonly words: string;
  /** Whether it shows its sign alone, in a row of a table. */
  readonly compact?: boolean;
  /** Whether it waits in the basket. */
  readonly added: boolean;
  readonly onAdd: () => void;
}

/** Adds a piece to the sermon; as long as it waits there it says so. */
export function AddPiece({ words, compact, added, onAdd }: AddPieceProps) {
  const Icon = added ? Check : MicVocal;
  const said = added ? t('dossier.added') : t('dossier.add-to-sermon');
  const props = {
    disabled: added,
    'aria-label': `${said}: ${cutText(words, 40)}`,
    onClick: onAdd,
  };
  if (compact) return <IconButton {...props} icon={Icon} label={props['aria-label']} tooltip={said} />;
  return (
    <Button className={styles['add'] ?? ''} {...props} icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}>
      {said}
    </Button>
  );
}
