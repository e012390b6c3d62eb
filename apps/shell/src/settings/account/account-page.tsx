import { Button, PageFrame } from '@berea/ui/core';
import { useSession } from '@berea/web';
import { useState } from 'react';
import { useAccount } from '../../frame/use-account.js';
import { BackLink } from '../../page/page-links.js';
import { ActionRow, Section } from '../../profile/section.js';
import { t } from '../../texts/account-page.js';
import { AddressRow } from './address-row.js';
import { NameForm } from './name-form.js';
import styles from './account-page.module.css';

/** Changes who the account belongs to by name and mail; the profile only shows them. */
export function AccountPage() {
  const { user } = useSession();
  const { name } = useAccount();
  return (
    <PageFrame title={t('account-page.account')} width="form">
      <BackLink to="/settings">{t('account-page.back-to-settings')}</BackLink>
      <Section title={t('account-page.name-and-address')}>
        <NameRow name={name} />
        <AddressRow email={user?.email ?? ''} />
      </Section>
    </PageFrame>
  );
}

function NameRow({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  // The button is mounted again when the form closes, and takes back the focus that it gave away.
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  return (
    <>
      <ActionRow name={t('account-page.full-name')} words={t('account-page.where-shown')}>
        {!open && (
          <Button aria-label={t('account-page.change-name')} autoFocus={wasOpen} onClick={() => setOpen(true)}>
            {t('account-page.change')}
          </Button>
        )}
      </ActionRow>
      {open ? <NameForm name={name} onClose={close} /> : <p className={styles['value']}>{name}</p>}
    </>
  );
}
