import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { WrittenSermon } from '../use-sermon-text.js';
import { LinkList } from './link-list.js';
import { MakeLink } from './make-link.js';
import styles from './share.module.css';

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
        // Whoever opens a link at once sees what is on screen.
        onClick={() => void autosave.flush().then(() => setOpen(true))}
      >
        Share
      </Button>
      <CoveringModal
        {...dialogLook}
        title="Share this sermon"
        open={open}
        onCancel={() => setOpen(false)}
        footer={null}
      >
        <div className={styles['share']}>
          <p>
            Whoever has a link reads the sermon as it is preached, without an account: on a second device in the pulpit,
            or before Sunday. They change nothing, and see no notes, versions or markers. What you write on is what they
            see.
          </p>
          <MakeLink id={id} />
          <LinkList id={id} />
        </div>
      </CoveringModal>
    </>
  );
}
