import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { LinkList } from './link-list.js';
import { MakeLink } from './make-link.js';
import styles from './share.module.css';
import { t } from '../../texts/sermon-share.js';

/** The button behind which a sermon gets read-only links, and loses them again. */
export function ShareSermon({ sermon: { autosave } }: { readonly sermon: WrittenSermon }) {
  const [open, setOpen] = useState(false);
  const { id } = autosave;
  if (!id) return null;
  return (
    <>
      <Button
        type="text"
        icon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        // The text is saved first, so that the link shows the text on screen.
        onClick={() => void autosave.flush().then(() => setOpen(true))}
      >
        {t('sermon-share.share')}
      </Button>
      <CoveringModal
        {...dialogLook}
        title={t('sermon-share.share-this-sermon')}
        open={open}
        onCancel={() => setOpen(false)}
        footer={null}
      >
        <div className={styles['share']}>
          <p>{t('sermon-share.whoever-has-a-link-reads')}</p>
          <MakeLink id={id} />
          <LinkList id={id} />
        </div>
      </CoveringModal>
    </>
  );
}
