import { Button } from '@berea/ui/core';
import { useState } from 'react';
import { ChangePassword } from './change-password.js';
import styles from './profile-page.module.css';
import { Section } from './section.js';

export function PasswordSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Password & Security">
      {open ? (
        <ChangePassword onClose={() => setOpen(false)} />
      ) : (
        <div className={styles['row']}>
          <span className={styles['about']}>
            <b>Password</b>
            <span>At least 6 characters</span>
          </span>
          <Button onClick={() => setOpen(true)}>Change Password</Button>
        </div>
      )}
    </Section>
  );
}
