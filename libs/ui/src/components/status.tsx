import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './status.module.css';
import { t } from '../texts/ui.js';

export interface StatusPanelProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on: one button, at most two. */
  readonly actions?: ReactNode;
  /** An error is announced at once. */
  readonly role?: 'alert' | 'status';
}

/** Empty and failed states alike: one line in the reading type, one sentence, one action. */
export function StatusPanel({ icon: Icon, title, children, actions, role }: StatusPanelProps) {
  return (
    <section className={styles['panel']} role={role}>
      <Icon className={styles['icon']} size={36} strokeWidth={1.4} aria-hidden />
      <h2 className={styles['title']}>{title}</h2>
      {children && <div className={styles['words']}>{children}</div>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}

/** Says that unsaved text ends with the page, since the browser refuses to keep it. Always there for screen readers. */
export function FleetingNotice({ shown }: { shown: boolean }) {
  return <div role="status">{shown && <p className={styles['notice']}>{t('ui.no-drafts-kept')}</p>}</div>;
}
