import { Button } from '@berea/ui/core';
import { Check, MicVocal } from 'lucide-react';
import { useState } from 'react';
import styles from './dossier.module.css';

interface AddPieceProps {
  /** What it adds. */
  readonly words: string;
  readonly onAdd: (added: () => void) => void;
}

/** Adds a piece to the sermon; once it is there it says so. */
export function AddPiece({ words, onAdd }: AddPieceProps) {
  const [added, setAdded] = useState(false);
  const Icon = added ? Check : MicVocal;
  return (
    <Button
      className={styles['add'] ?? ''}
      disabled={added}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      aria-label={`${added ? 'Added' : 'Add to sermon'}: ${words.slice(0, 40)}`}
      onClick={() => onAdd(() => setAdded(true))}
    >
      {added ? 'Added' : 'Add to sermon'}
    </Button>
  );
}
