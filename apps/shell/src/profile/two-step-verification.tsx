import { Button } from '@berea/ui/core';
import { explainAuthError } from '../session/explain-auth-error.js';
import { useAuthenticatorApps, useEnrolFactor } from '../session/second-factors.js';
import { useHasRecoveryCodes } from '../session/recovery-codes.js';
import { useState } from 'react';
import { ActionRow } from './section.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { EnrolApp } from './enrol-app.js';
import { RecoveryCodes } from './security/recovery-codes.js';

const NAME = 'Two-step verification';

/** Whether signing in asks for a code besides the password, and of which apps. */
export function TwoStepVerification() {
  const apps = useAuthenticatorApps();
  const enrol = useEnrolFactor();
  const hasCodes = useHasRecoveryCodes();
  // The button is made anew when the panel closes, and takes back the focus that it gave away.
  const [wasOpen, setWasOpen] = useState(false);

  if (apps.isPending) return <ActionRow name={NAME} words="Loading..." role="status" />;
  if (apps.isError) {
    return (
      <ActionRow name={NAME} words={explainAuthError(apps.error)} role="alert">
        <Button onClick={() => void apps.refetch()}>Try again</Button>
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
      <ActionRow name={NAME} {...standing(apps.data.length, enrol.error)}>
        <Button
          aria-label={apps.data.length ? 'Add another authenticator app' : 'Set up two-step verification'}
          autoFocus={wasOpen}
          loading={enrol.isPending}
          onClick={() => enrol.mutate()}
        >
          {apps.data.length ? 'Add another' : 'Set up'}
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
    words: apps ? 'On: signing in asks for a code from your app as well' : 'A code from an app, besides your password',
  };
}
