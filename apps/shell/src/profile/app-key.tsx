import { IconButton } from '@berea/ui/core';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './two-step.module.css';
import { t } from '../texts/profile.js';

/** The QR code's key as text, for users who cannot scan it. */
export function AppKey({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      // The key can be marked and copied by hand.
      () => undefined,
    );
  return (
    <p className={styles['key']}>
      <span>{t('profile.or-type-this-key-into-it')}</span>
      <span className={styles['value']}>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        {/* Browsers have it on secure origins alone. */}
        {'clipboard' in navigator && (
          <IconButton
            icon={copied ? Check : Copy}
            label={copied ? t('profile.copied') : t('profile.copy-key')}
            onClick={() => void copy()}
          />
        )}
      </span>
    </p>
  );
}
