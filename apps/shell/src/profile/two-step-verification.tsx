import { Button } from '@berea/ui/core';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useAuthenticatorApps, useEnrolFactor } from '../session/second-factors.js';
import { useHasRecoveryCodes } from '../session/recovery-codes.js';
import { useState } from 'react';
import { ActionRow } from './section.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { EnrolApp } from './enrol-app.js';
import { RecoveryCodes } from './security/recovery-codes.js';
import { t } from '../texts/profile.js';

const heading = () => t('profile.two-step-verification');

/** Whether signing in asks for a code besides the password, and of which apps. */
export function TwoStepVerification() {
  const apps = useAuthenticatorApps();
  const enrol = useEnrolFactor();
  const hasCodes = useHasRecoveryCodes();
  // The button is mounted again when the panel closes, and takes back the focus that it gave away.
  const [wasOpen, setWasOpen] = useState(false);

  if (apps.isPending) return <ActionRow name={heading()} words={t('profile.loading')} role="status" />;
  if (apps.isError) {
    return (
      <ActionRow name={heading()} words={explainAuthError(apps.error)} role="alert">
        <Button onClick={() => void apps.refetch()}>{t('profile.try-again')}</Button>
      </ActionRow>
    );
  }
  const close = () => {
    setWasOpen(true);
    enrol.reset();
  };
  return enrol.data ? (
    <EnrolApp factor={enrol.data} onClose={close} />
  ) : (
    <>
      <ActionRow name={heading()} {...standing(apps.data.length, enrol.error)}>
        <Button
          aria-label={
            apps.data.length ? t('profile.add-another-authenticator-app') : t('profile.set-up-two-step-verification')
          }
          autoFocus={wasOpen}
          loading={enrol.isPending}
          onClick={() => enrol.mutate()}
        >
          {apps.data.length ? t('profile.add-another') : t('profile.set-up')}
        </Button>
      </ActionRow>
      <AuthenticatorApps apps={apps.data} />
      {hasCodes && apps.data.length > 0 && <RecoveryCodes />}
    </>
  );
}

function standing(apps: number, error: Error | null): { words: string; role?: 'alert' } {
  if (error) return { words: explainAuthError(error), role: 'alert' };
  return {
    words: apps ? t('profile.on-signing-in-asks') : t('profile.a-code-from-an-app'),
  };
}
