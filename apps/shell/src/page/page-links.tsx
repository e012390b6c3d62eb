import { Link } from '@berea/web/router';
import { ArrowLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import backStyles from './back-link.module.css';
import styles from './link-list.module.css';

/** The way out of a page below another one: first on the page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={backStyles['back']} to={to}>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** Words behind the name. */
  readonly words?: string | undefined;
  /** For an action that cannot be undone. */
  readonly danger?: boolean;
}

/** A card of rows that each lead somewhere, or do one thing. */
export const LinkList = ({ children }: { children: ReactNode }) => <ul className={styles['list']}>{children}</ul>;

export function LinkRow({ to, ...row }: RowProps & { readonly to: string }) {
  return (
    <li>
      <Link className={styles['row']} data-danger={row.danger || undefined} to={to}>
        <Row {...row} />
      </Link>
    </li>
  );
}

export function ActionRow({ onPress, ...row }: RowProps & { readonly onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles['row']} onClick={onPress}>
        <Row {...row} />
      </button>
    </li>
  );
}

/** A row for something that this server does not offer: named, not hidden, and no link. */
export function UnavailableRow(row: RowProps) {
  return (
    <li className={styles['row']} data-unavailable="">
      <Row {...row} />
    </li>
  );
}

function Row({ icon: Icon, name, words }: RowProps) {
  return (
    <>
      <Icon className={styles['icon']} size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles['words']}>
        <b>{name}</b>
        {words && <span>{words}</span>}
      </span>
      <ChevronRight className={styles['chevron']} size={18} strokeWidth={1.75} aria-hidden />
    </>
  );
}
