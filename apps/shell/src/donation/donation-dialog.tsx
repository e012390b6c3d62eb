import { Button } from '@berea/ui/core';
import { dialogLook, CoveringModal } from '@berea/ui/data';
import { Wheat } from 'lucide-react';
import { useState } from 'react';
import styles from './donation-dialog.module.css';
import { openDonation } from '../menu/support-berea.js';
import { t } from '../texts/donation.js';

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
          {t('donation.every-sunday-we-send-out')}
        </span>
      }
    >
      <p className={styles['words']}>{t('donation.if-berea-has-helped')}</p>
      <div className={styles['ways']}>
        <Button type="primary" size="large" block onClick={give}>
          {t('donation.give-a-donation')}
        </Button>
        <Button type="text" size="large" block onClick={leave}>
          {t('donation.maybe-later')}
        </Button>
      </div>
    </CoveringModal>
  );
}
