import { Button } from '@berea/ui/core';
import { useState } from 'react';
import { ActionRow, Section } from './section.js';
import { ChangePassword } from './change-password.js';
import { TwoStepVerification } from './two-step-verification.js';

export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Password & Security">
      {open ? (
        <ChangePassword onClose={() => setOpen(false)} />
      ) : (
        <ActionRow name="Password" words="At least 6 characters; the most common ones are refused">
          <Button onClick={() => setOpen(true)}>Change Password</Button>
        </ActionRow>
      )}
      <TwoStepVerification />
    </Section>
  );
}
