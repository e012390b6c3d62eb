import { Alert, Button } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import { Info, Mail } from 'lucide-react';
import { t } from '../texts/policy-page.js';

/** Writes to support in the user's own mail program; says so where this server names no address. */
export function MailButton({ subject, danger = false }: { subject?: string; danger?: boolean }) {
  const { supportEmail } = useConfig();
  if (!supportEmail) {
    return (
      <Alert
        type="info"
        showIcon
        icon={<Info size={20} strokeWidth={1.75} aria-hidden />}
        title={t('policy-page.email-support-is-not-available')}
      />
    );
  }
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <Button
      size="large"
      type={danger ? 'default' : 'primary'}
      danger={danger}
      icon={<Mail size={18} strokeWidth={1.75} aria-hidden />}
      href={`mailto:${supportEmail}${query}`}
    >
      {t('policy-page.send-email')}
    </Button>
  );
}
