import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import styles from './conflict-notice.module.css';
import { shownText, type TextField, type Values } from './field.js';

export interface ConflictNoticeProps {
  readonly heading: string;
  readonly explanation: string;
  readonly fields: readonly TextField[];
  /** The text that the form does not hold. */
  readonly other: Values;
  /** The possible actions: the first is offered as the usual choice. */
  readonly choices: readonly { readonly label: string; readonly onChoose: () => void }[];
  readonly busy?: boolean;
  /** Whether it interrupts: it takes the focus when it appears. */
  readonly urgent: boolean;
}

/** Shows a second text beside the one in the form, and what can be done about the two. */
export function ConflictNotice({ heading, explanation, fields, other, choices, busy, urgent }: ConflictNoticeProps) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (urgent) place.current?.focus();
  }, [urgent]);
  return (
    <section
      ref={place}
      className={styles['notice']}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-words`}
      tabIndex={-1}
    >
      <h3 id={`${id}-heading`} className={styles['heading']}>
        {heading}
      </h3>
      <p id={`${id}-words`}>{explanation}</p>
      {/* Long texts scroll, and what scrolls must be reachable by keyboard. */}
      <div className={styles['text']} role="group" aria-labelledby={`${id}-heading`} tabIndex={0}>
        <dl>
          {fields
            .filter(({ name }) => other[name])
            .map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{shownText(field, other[field.name] ?? '')}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={styles['choices']}>
        {choices.map(({ label, onChoose }, index) => (
          <Button key={label} type={index ? 'default' : 'primary'} disabled={busy} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
