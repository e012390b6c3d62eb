import { Button, useToast } from '@berea/ui/core';
import { useState } from 'react';
import { AuthNotice } from '../../auth/auth-notice.js';
import { LocalMailbox } from '../../auth/local-mailbox.js';
import { ActionRow } from '../../profile/section.js';
import { useMailsAgain, useWaitingAddress } from '../../session/account-changes.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { useMailUnavailable } from '../../session/own-auth.js';
import { t } from '../../texts/account-page.js';
import styles from './account-page.module.css';
import { AddressForm } from './address-form.js';

/** The address of the account, the one that waits to take its place, and the form that asks for another. */
export function AddressRow({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  // The button is mounted again when the form closes, and takes back the focus that it gave away.
  const [wasOpen, setWasOpen] = useState(false);
  const waiting = useWaitingAddress();
  const mail = useMailUnavailable();
  const isFixed = mail.unavailable && !mail.opensAccounts;
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  return (
    <>
      <ActionRow
        name={t('account-page.email-address')}
        words={isFixed ? t('account-page.no-mail') : t('account-page.signs-in')}
      >
        {!isFixed && !open && (
          <Button aria-label={t('account-page.change-address')} autoFocus={wasOpen} onClick={() => setOpen(true)}>
            {t('account-page.change')}
          </Button>
        )}
      </ActionRow>
      <p className={styles['value']}>{email}</p>
      {open ? <AddressForm present={email} onClose={close} /> : waiting && <Waiting address={waiting} />}
    </>
  );
}

function Waiting({ address }: { address: string }) {
  const again = useMailsAgain();
  const show = useToast();
  return (
    <div className={styles['waits']}>
      <AuthNotice kind="info">{t('account-page.waits', { address })}</AuthNotice>
      {again.error && <AuthNotice kind="error">{explainAuthError(again.error)}</AuthNotice>}
      <LocalMailbox />
      <Button
        loading={again.isPending}
        onClick={() =>
          again.mutate(undefined, { onSuccess: () => show({ title: t('account-page.mails-sent-again') }) })
        }
      >
        {t('account-page.send-again')}
      </Button>
    </div>
  );
}
