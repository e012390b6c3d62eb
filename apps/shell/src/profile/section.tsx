import { useLocation } from '@berea/web/router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './profile-page.module.css';

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  /** Settings lead to it by this name in the address. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A titled part of the profile. */
export function Section({ title, action, anchor, children }: SectionProps) {
  const id = useId();
  const { hash } = useLocation();
  const part = useRef<HTMLElement>(null);
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  // The browser looked for it before the page had loaded.
  useEffect(() => {
    if (!isMeant) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <section
      ref={part}
      id={anchor}
      className={styles['section']}
      aria-labelledby={id}
      tabIndex={isMeant ? -1 : undefined}
    >
      {action ? (
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </section>
  );
}

interface ActionRowProps {
  readonly name: string;
  /** Its present state. */
  readonly words: string;
  /** An error is announced at once. */
  readonly role?: 'alert' | 'status';
  /** The button that changes it. */
  readonly children?: ReactNode;
}

/** A part of the account: its state on the left, the button that changes it on the right. */
export function ActionRow({ name, words, role, children }: ActionRowProps) {
  return (
    <div className={styles['row']}>
      <span className={styles['about']}>
        <b>{name}</b>
        <span role={role}>{words}</span>
      </span>
      {children}
    </div>
  );
}

interface SettingRowProps {
  /** Id of the control. */
  readonly id: string;
  readonly name: string;
  /** The effect of the setting. */
  readonly words: string;
  readonly children: ReactNode;
}

/** A setting: its name and what it governs on the left, its control on the right. */
export function SettingRow({ id, name, words, children }: SettingRowProps) {
  return (
    <div className={styles['row']}>
      <span className={styles['about']}>
        <label htmlFor={id}>{name}</label>
        <span id={`${id}-words`}>{words}</span>
      </span>
      {children}
    </div>
  );
}
