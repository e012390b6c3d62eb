import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { Wheat } from 'lucide-react';
import { useState } from 'react';
import styles from './donation-dialog.module.css';
import { openDonation } from '../menu/support-berea.js';

/** The Sunday invitation: two buttons of equal honesty. Either answer holds for the week. */
export function DonationDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const leave = () => setOpen(false);
  const give = () => {
    openDonation(url);
    leave();
  };
  return (
    <CoveringModal
      {...dialogLook}
      width={440}
      open={open}
      onCancel={leave}
      afterClose={onClose}
      footer={null}
      title={
        <span className={styles['title']}>
          <Wheat size={34} strokeWidth={1.4} aria-hidden />
          Every Sunday, we send out an opportunity to sow.
        </span>
      }
    >
      <p className={styles['words']}>If Berea has helped you this week, you can help keep it open for others.</p>
      <div className={styles['ways']}>
        <Button type="primary" size="large" block onClick={give}>
          Give a Donation
        </Button>
        <Button type="text" size="large" block onClick={leave}>
          Maybe Later
        </Button>
      </div>
    </CoveringModal>
  );
}
