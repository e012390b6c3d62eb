import { cutText } from '@berea/contracts/values';
import { IconButton } from '@berea/ui/core';
import { Check, Plus } from 'lucide-react';
import styles from './add-piece.module.css';
import type { Finding } from './findings-of.js';
import { t } from '../texts/dossier.js';

/** What takes the pieces of a guide. */
export interface Taker {
  /** Whether it has a piece already. */
  readonly has: (finding: Finding) => boolean;
  readonly take: (finding: Finding) => void;
}

interface AddPieceProps {
  readonly finding: Finding;
  readonly taker: Taker;
}

/** Adds a piece to the sermon: a quiet plus, and a tick once the sermon has it. */
export function AddPiece({ finding, taker: { has, take } }: AddPieceProps) {
  const added = has(finding);
  const said = added ? t('dossier.in-sermon') : t('dossier.add-to-sermon');
  return (
    <IconButton
      className={styles['add'] ?? ''}
      icon={added ? Check : Plus}
      iconSize={16}
      disabled={added}
      label={`${said}: ${cutText(finding.text, 40)}`}
      tooltip={said}
      data-screen-only=""
      onClick={() => take(finding)}
    />
  );
}
