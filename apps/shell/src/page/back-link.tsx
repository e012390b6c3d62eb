import { Link } from '@berea/web/router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';

/** The way out of a page that stands below another one: first on the page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles['back']} to={to}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  );
}
