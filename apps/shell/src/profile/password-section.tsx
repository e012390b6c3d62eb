import { Button } from '@berea/ui/core';
import { useState } from 'react';
import { ActionRow, Section } from './section.js';
import { ChangePassword } from './change-password.js';
import { TwoStepVerification } from './two-step-verification.js';
import { t } from '../texts/profile.js';

export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('profile.password-security')} anchor="security">
      {open ? (
        <ChangePassword onClose={() => setOpen(false)} />
      ) : (
        <ActionRow name={t('profile.password')} words={t('profile.at-least-6-characters-most')}>
          <Button onClick={() => setOpen(true)}>{t('profile.change-password')}</Button>
        </ActionRow>
      )}
      <TwoStepVerification />
    </Section>
  );
}
