import { Alert } from '@berea/ui/core';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './auth-form.module.css';

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info };

/** A notice above the fields: an error is announced at once. */
export function AuthNotice({
  kind,
  action,
  children,
}: {
  kind: keyof typeof ICONS;
  /** A way on, under the words. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const Icon = ICONS[kind];
  return (
    <Alert
      className={styles['notice']}
      type={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      showIcon
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      title={
        <>
          {children}
          {action && <div>{action}</div>}
        </>
      }
    />
  );
}
