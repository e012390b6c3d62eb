import { ItemDialog } from '@berea/collections';
import type { Sermon, SermonDraft } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { explain } from '@berea/web';
import { Link, useNavigate } from '@berea/web/router';
import { useMemo } from 'react';
import { useSermonForm } from '../data/sermons.js';
import { deskPath } from '../desk-path.js';
import { sermonNoun } from '../sermon-list.js';
import styles from './open-desk.module.css';
import { OpenDesk } from './open-desk.js';
import { sermonFields, toSermonDraft, toValues } from './sermon-form.js';
import { t } from '../texts/sermon-new.js';

export interface SermonDialogProps {
  /** The sermon to edit; a new one without it. */
  readonly sermon: Sermon | undefined;
  readonly open: boolean;
  readonly onSaved: (sermon: Sermon) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The form of a sermon. A new one needs no more than a passage, or not even that, to be written on at its desk. */
export function SermonDialog({ sermon, ...dialog }: SermonDialogProps) {
  const form = useSermonForm(`sermon:${sermon?.id ?? 'new'}`, sermon);
  const navigate = useNavigate();
  const toast = useToast();
  const begin = async (draft: SermonDraft) => {
    try {
      const saved = await form.save({ ...draft, draft: true });
      if (!saved) return;
      dialog.onClose();
      void navigate(deskPath(saved.id));
    } catch (error) {
      toast({ title: t('sermon-new.failed-to-create-sermon'), description: explain(error), kind: 'error' });
    }
  };
  return (
    <ItemDialog
      noun={sermonNoun()}
      edited={sermon !== undefined}
      form={form}
      fields={useMemo(() => sermonFields(), [])}
      toValues={toValues}
      toDraft={(values) => toSermonDraft(values, sermon)}
      lead={
        sermon ? (
          <Link className={styles['link']} to={deskPath(sermon.id)}>
            {t('sermon-new.open-desk')}
          </Link>
        ) : (
          <OpenDesk onOpen={begin} />
        )
      }
      {...(!sermon && { folded: t('sermon-new.title-outline-notes') })}
      {...dialog}
    />
  );
}
