import { Button } from '@berea/ui/core';
import { Check, ScanText } from 'lucide-react';
import { useId } from 'react';
import { plannedMinutes } from '../preach/use-podium-settings.js';
import styles from './write.module.css';
import type { Desk } from './use-desk.js';
import { countWords, minutesOf, useBodyText } from './word-count.js';
import { modeName } from '../workspace/body/writing-modes.js';
import { styleName } from '../workspace/style-card.js';
import { t } from '../texts/desk.js';
import { t as audit } from '../texts/sermon-audit.js';

interface FootProps {
  readonly desk: Desk;
  readonly onFields: () => void;
  /** On phones the check stands in the bar. */
  readonly withCheck: boolean;
}

/** The foot of the manuscript: how long it is, in what form and style, and whether its quotations are right. */
export function Foot({ desk, onFields, withCheck }: FootProps) {
  const { sermon } = desk;
  const words = countWords(useBodyText(sermon));
  const { writingMode, style } = sermon.fields;
  return (
    <div className={styles['foot']}>
      <span className={styles['words']}>
        {t('desk.count-words', { count: words, number: words.toLocaleString('en') })}
      </span>
      <span>{t('desk.minutes-of', { minutes: minutesOf(words), planned: plannedMinutes() })}</span>
      <button type="button" className={styles['form']} onClick={onFields}>
        {t('desk.mode-and-style', { mode: modeName(writingMode), style: styleName(style) })}
      </button>
      <span className={styles['space']} />
      {desk.exact > 0 && (
        <span className={styles['exact']}>
          <Check size={14} strokeWidth={1.75} aria-hidden />
          {audit('sermon-audit.count-exact', { count: desk.exact })}
        </span>
      )}
      {withCheck && <CheckButton desk={desk} />}
    </div>
  );
}

interface CheckButtonProps {
  readonly desk: Desk;
  /** Whether it stands in the bar of a phone. */
  readonly inBar?: boolean;
}

/** Opens the check of quotations. Its count is that of the present text, or there is none. */
export function CheckButton({ desk, inBar = false }: CheckButtonProps) {
  const { sermon, audit, auditing, setAuditing, toLook } = desk;
  const toLookAt = useId();
  const right = !audit.checking && !audit.error && !toLook && audit.found.length > 0;
  const Icon = right ? Check : ScanText;
  const button = {
    'aria-pressed': auditing,
    'aria-describedby': toLook ? toLookAt : undefined,
    disabled: sermon.empty && !auditing,
    onClick: () => setAuditing(!auditing),
  };
  const count = toLook > 0 && (
    <span className={styles['count']} aria-hidden>
      {toLook}
    </span>
  );
  return (
    <>
      {inBar ? (
        <button type="button" aria-label={t('desk.check-quotations')} {...button}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {t('desk.check')}
          {count}
        </button>
      ) : (
        <Button
          type="text"
          size="small"
          className={styles['check'] ?? ''}
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          {...button}
        >
          {t('desk.check-quotations')}
          {count}
        </Button>
      )}
      {toLook > 0 && (
        <span id={toLookAt} className="visually-hidden">
          {t('desk.count-to-look-at', { count: toLook })}
        </span>
      )}
    </>
  );
}
